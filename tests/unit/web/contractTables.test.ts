import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as limits from '../../../contract/byCall/limits.ts';
import { cars } from '../../../contract/calls/cars.ts';
import { files } from '../../../contract/calls/files.ts';
import * as photo from '../../../contract/entities/photo.ts';
import { isContractModule, lightModule } from '../../../scripts/web/contractTables.ts';
import { originOf } from '../../../scripts/web/moduleExports.ts';

describe("the contract in the browser's bundle", () => {
  it('is its calls and constants, without the schemas', () => {
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

  it('says which calls answer bytes', () => {
    expect(lightModule({ files })).toContain('"response":"bytes"');
  });

  it('says which files a form takes, and what each call may be sent', () => {
    expect(lightModule({ cars })).toContain('"files":["photo"]');
    expect(lightModule(limits)).toContain('"vin":{"oneLine":true,"maxLength":30}');
  });

  it('is made of calls, entities and tables of them; every other module stays as it is', () => {
    expect(isContractModule('/turntable/contract/byCall/limits.ts')).toBe(true);
    expect(isContractModule('/turntable/contract/calls/cars.ts')).toBe(true);
    expect(isContractModule('/turntable/contract/call.ts')).toBe(false);
    expect(isContractModule('/turntable/src/App.tsx')).toBe(false);
  });
});

describe('an import through an entry that re-exports everything', () => {
  const barrel = resolve('node_modules/ra-core/dist/index.js');

  it('is traced to the file that declares the name', () => {
    expect(originOf(barrel, 'useTranslate')?.file).toMatch(/i18n\/useTranslate\.js$/);
    expect(originOf(barrel, 'useLogout')).toMatchObject({ name: 'default' });
    expect(originOf(resolve('node_modules/@mui/material/index.mjs'), 'Button')?.file).toMatch(
      /Button\/Button\.mjs$/,
    );
  });

  it('is left where it is when the name is not there', () => {
    expect(originOf(barrel, 'noSuchThing')).toBeUndefined();
  });
});
