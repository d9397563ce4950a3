/**
 * Writes the tiny ONNX model that the tests of the cut-out load: `node scripts/tinyModel.ts [FILE]`. It has the input and output layout of the
 * published models (1×3×64×64 in, 1×1×64×64 out) and one rule: pixels with more red than blue belong to the vehicle.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const SIDE = 64;
const FLOAT = 1;

type Bytes = number[];

/** Encodes a number for a protocol buffer. A field is a key of its number and wire type, then its value. */
const varint = (value: number): Bytes =>
  value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
const number = (field: number, value: number): Bytes => [...varint(field << 3), ...varint(value)];
const bytes = (field: number, value: Bytes): Bytes => [
  ...varint((field << 3) | 2),
  ...varint(value.length),
  ...value,
];
const text = (field: number, value: string): Bytes => bytes(field, [...Buffer.from(value)]);
const floats = (values: number[]): Bytes => [...new Uint8Array(Float32Array.from(values).buffer)];

// TensorProto: dims 1, data_type 2, name 8, raw_data 9.
const tensor = (name: string, shape: number[], values: number[]): Bytes => [
  ...shape.flatMap((size) => number(1, size)),
  ...number(2, FLOAT),
  ...text(8, name),
  ...bytes(9, floats(values)),
];

// NodeProto: input 1, output 2, op_type 4.
const node = (operation: string, inputs: string[], output: string): Bytes => [
  ...inputs.flatMap((input) => text(1, input)),
  ...text(2, output),
  ...text(4, operation),
];

// ValueInfoProto: name 1, type 2; TypeProto: tensor_type 1; its elem_type 1, shape 2; TensorShapeProto: dim 1, with dim_value 1.
const value = (name: string, shape: number[]): Bytes => [
  ...text(1, name),
  ...bytes(
    2,
    bytes(1, [
      ...number(1, FLOAT),
      ...bytes(
        2,
        shape.flatMap((size) => bytes(1, number(1, size))),
      ),
    ]),
  ),
];

// GraphProto: node 1, name 2, initializer 5, input 11, output 12.
const graph: Bytes = [
  ...bytes(1, node('Conv', ['image', 'weights', 'bias'], 'redness')),
  ...bytes(1, node('Sigmoid', ['redness'], 'coverage')),
  ...text(2, 'redness'),
  ...bytes(5, tensor('weights', [1, 3, 1, 1], [4, 0, -4])),
  ...bytes(5, tensor('bias', [1], [-2])),
  ...bytes(11, value('image', [1, 3, SIDE, SIDE])),
  ...bytes(12, value('coverage', [1, 1, SIDE, SIDE])),
];

/** Returns the model's bytes. ModelProto: ir_version 1, graph 7, opset_import 8 (domain 1, version 2). */
export function tinyModel(): Uint8Array {
  return Uint8Array.from([
    ...number(1, 8),
    ...bytes(7, graph),
    ...bytes(8, [...text(1, ''), ...number(2, 13)]),
  ]);
}

/** The profile file beside the model. */
export const tinyProfile = {
  inputSize: SIDE,
  mean: [0.485, 0.456, 0.406],
  deviation: [0.229, 0.224, 0.225],
  output: 'linear',
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file =
    process.argv[2] ?? fileURLToPath(new URL('../tests/fixtures/tiny.onnx', import.meta.url));
  await writeFile(file, tinyModel());
  await writeFile(`${file}.json`, `${JSON.stringify(tinyProfile, null, 2)}\n`);
}
