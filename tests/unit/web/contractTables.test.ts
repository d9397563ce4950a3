import { describe, expect, it } from 'vitest';
import * as limits from '../../../contract/byCall/fieldLimits.ts';
import { files } from '../../../contract/files/calls.ts';
import * as names from '../../../contract/ftpExport/fileNames.ts';
import * as photo from '../../../contract/photos/photo.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { isCode, isContractModule, lightModule } from '../../../scripts/web/contractTables.ts';

describe("the contract in the browser's bundle", () => {
  it('has its calls and constants, without the schemas', () => {
    const code = lightModule({ cars });
    expect(code).toContain('"path":"cars/:id/delete"');
    expect(code).not.toMatch(/zod|summary|strictObject|"query"/);
  });

  it('keeps choices and constants of the entities', () => {
    const code = lightModule(photo);
    expect(code).toContain('export const PHOTO_STATUS = {"uploaded":0');
    expect(code).toContain('export const DefectReason = {"options":["undecodable"');
    expect(code).not.toContain('export const Photo =');
  });

  it('says which calls return bytes', () => {
    expect(lightModule({ files })).toContain('"response":"bytes"');
  });

  it('says which files a form takes, and what each call accepts', () => {
    expect(lightModule({ cars })).toContain('"files":["photo"]');
    expect(lightModule(limits)).toContain('"vin":{"oneLine":true,"maxLength":30}');
  });

  it('does not change code', () => {
    expect(isCode(names)).toBe(true);
    expect(isCode(photo)).toBe(false);
    expect(isCode({ cars })).toBe(false);
  });

  it('replaces only modules of the domains', () => {
    expect(isContractModule('/turntable/contract/byCall/fieldLimits.ts')).toBe(true);
    expect(isContractModule('/turntable/contract/vehicles/calls.ts')).toBe(true);
    expect(isContractModule('/turntable/packages/declare/contract/call.ts')).toBe(false);
    expect(isContractModule('/turntable/src/App.tsx')).toBe(false);
  });
});
