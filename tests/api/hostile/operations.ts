import type { Call } from '@turntable/declare/contract/call.ts';
import { callOf } from '../matrix/row.ts';

/** A call as the OpenAPI document describes it, with everything that a sender can set. */
export interface Operation {
  id: string;
  call: Call;
  pathNames: string[];
  queryNames: string[];
  /** Fields of the body, and fields of objects in it. */
  bodyPaths: string[][];
  formFields: string[];
}

interface Schema {
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  items?: Schema;
  format?: string;
}

interface Described {
  operationId: string;
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Described>>;
}

/** Returns every operation of the document. */
export const operationsOf = ({ paths }: OpenApiDocument): Operation[] =>
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId: id, parameters = [], requestBody }) => {
      const namesIn = (place: string) =>
        parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
      const schemaOf = (type: string): Schema => requestBody?.content[type]?.schema ?? {};
      const form = Object.entries(schemaOf('multipart/form-data').properties ?? {});
      return {
        id,
        call: callOf(id),
        pathNames: namesIn('path'),
        queryNames: namesIn('query'),
        bodyPaths: pathsOf(schemaOf('application/json')),
        formFields: form.filter(([, { format }]) => format !== 'binary').map(([name]) => name),
      };
    });

const pathsOf = ({ properties = {}, anyOf = [] }: Schema): string[][] => [
  ...Object.entries(properties).flatMap(([name, inner]) => [
    [name],
    ...pathsOf(inner).map((path) => [name, ...path]),
  ]),
  ...anyOf.flatMap(pathsOf),
];
