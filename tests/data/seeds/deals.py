#!/usr/bin/env python3
"""The deals that seeds give, worked out a second time from the words of docs/formats.md and engine/random.h, without the
engine: python3 deals.py > deals.jsonl. Each line is the round line of a record, and before it whose deal it is."""

import hashlib
import json

MASK = (1 << 64) - 1


class Rng:
    """xoshiro256**; the state is the SHA-256 of the seed."""

    def __init__(self, seed):
        digest = hashlib.sha256(seed.encode()).digest()
        self.state = [int.from_bytes(digest[i:i + 8], 'little') for i in range(0, 32, 8)]

    def next(self):
        def rotl(x, k):
            return ((x << k) | (x >> (64 - k))) & MASK

        s = self.state
        result = rotl(s[1] * 5 & MASK, 7) * 9 & MASK
        t = s[1] << 17 & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 45)
        return result

    def below(self, bound):
        """Lemire: the product's lower half must not fall into what 2^32 leaves over."""
        while True:
            product = (self.next() >> 32) * bound
            if product & 0xffffffff >= (1 << 32) % bound:
                return product >> 32


def shuffle(items, rng):
    i = len(items) - 1
    while i >= 3:
        number = rng.below((i + 1) * i * (i - 1))
        low = number % (i - 1)
        middle = number // (i - 1) % i
        high = number // (i - 1) // i
        for k, j in ((i, high), (i - 1, middle), (i - 2, low)):
            items[k], items[j] = items[j], items[k]
        i -= 3
    for k in range(i, 0, -1):
        j = rng.below(k + 1)
        items[k], items[j] = items[j], items[k]


def deal(rules, players, tiles_to, engine_is_dealt, seed, number, first):
    engine = tiles_to - number + 1
    deck = [f'{high}-{low}' for high in range(tiles_to + 1) for low in range(high + 1)
            if engine_is_dealt or (high, low) != (engine, engine)]
    shuffle(deck, Rng(f'{seed}/round/{number}/deal'))
    dice = Rng(f'{seed}/round/{number}/salt')
    salt = ''.join('0123456789abcdef'[dice.below(16)] for _ in range(32))
    commit = hashlib.sha256(' '.join([salt, *deck]).encode()).hexdigest()
    return {'rules': rules, 'players': players, 'seed': seed, 'round': number, 'engine': f'{engine}-{engine}',
            'firstSeat': first, 'deck': deck, 'salt': salt, 'commit': commit}


def main():
    for asked in (('tactic', 4, 12, False, '42', 1, 1), ('tactic', 2, 12, False, '42', 2, 2),
                  ('novelca', 3, 12, False, '', 13, 3), ('ecowoodart', 8, 12, True, 'a/round/1', 4, 5),
                  ('bigtable', 14, 18, True, 'Поезд 北', 1, 1), ('bigtable', 2, 9, True, '0', 10, 2),
                  ('tournament', 6, 12, False, '42', 1, 6)):
        print(json.dumps(deal(*asked), ensure_ascii=False, separators=(',', ':')))


if __name__ == '__main__':
    main()
