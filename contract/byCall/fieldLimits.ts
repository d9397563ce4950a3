import type { Call } from '@turntable/declare/contract/call.ts';
import { type Limits, limitsOfSchema } from '@turntable/declare/contract/fieldLimits.ts';
import { contract } from '../index.ts';

const sent = ({ body, form }: Call) => body ?? form?.fields;

/** Limits of each call's body or form, by method and path. The web's build bundles only this table, without the schemas. */
export const LIMITS: Readonly<Record<string, Limits>> = Object.fromEntries(
  Object.values(contract)
    .flatMap((group) => Object.values<Call>(group))
    .flatMap((call) => {
      const schema = sent(call);
      return schema ? [[`${call.method} ${call.path}`, limitsOfSchema(schema)]] : [];
    }),
);
