import type { Call } from '@turntable/declare/contract/call.ts';
import { restCalls } from '@turntable/declare/contract/rest/calls.ts';
import { z } from 'zod';
import { createSourceService, type SourceCall } from '../../services/rest/sources.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import type { Incoming } from '../http/contractRoutes.ts';
import { RawJsonReply } from '../http/contractRoutes.ts';
import type { RestGroup } from './rest.ts';

type Passed = Pick<SourceCall, 'query' | 'body'> & { readonly params: { readonly id?: string } };

const passed = ({ method }: Call, incoming: Incoming<Call>): SourceCall => {
  const { params, query, body } = incoming as unknown as Passed; // these calls' schemas are only known once a declaration is read
  return {
    method,
    query,
    ...(params.id !== undefined && { id: params.id }),
    ...(method !== 'GET' && method !== 'DELETE' && { body }),
  };
};

/** Returns the calls and handlers of resources whose records another server keeps: their calls are passed on. */
export const sourceGroups = (context: ServiceContext): RestGroup[] =>
  context.sources.map((declared) => {
    const source = createSourceService(context, declared);
    const calls = restCalls(declared);
    const pass =
      (call: Call): RestGroup['handlers'][string] =>
      async (incoming) => {
        const asked = passed(call, incoming);
        const { value, headers } = await source.pass(asked);
        if (call.response instanceof z.ZodType && !call.response.safeParse(value).success)
          throw source.broken(asked);
        incoming.reply.headers(headers);
        return new RawJsonReply(Buffer.from(JSON.stringify(value)));
      };
    return {
      name: declared.resource,
      calls,
      handlers: Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, pass(call)])),
    };
  });
