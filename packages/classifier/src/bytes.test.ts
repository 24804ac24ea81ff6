import { expect, test } from 'vitest';
import { ByteReader, ByteWriter } from './bytes.ts';

test('what was written is read', () => {
  const writer = new ByteWriter();
  writer.uint8(7);
  writer.uint16(65_535);
  writer.uint32(4_000_000_000);
  writer.float32(-0.5);
  for (const value of [0, 127, 128, 2_000_000]) writer.varint(value);
  const reader = new ByteReader(writer.written());
  expect([reader.uint8(), reader.uint16(), reader.uint32(), reader.float32()]).toEqual([
    7, 65_535, 4_000_000_000, -0.5,
  ]);
  expect([reader.varint(), reader.varint(), reader.varint(), reader.varint()]).toEqual([0, 127, 128, 2_000_000]);
  expect(reader.isAtEnd).toBe(true);
  expect(() => reader.uint8()).toThrow(RangeError);
});

test('there is room for more than was expected', () => {
  const writer = new ByteWriter();
  for (let value = 0; value < 100_000; value += 1) writer.uint32(value);
  expect(writer.written()).toHaveLength(400_000);
});
