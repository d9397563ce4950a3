import { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { restCalls } from '../../contract/rest/calls.ts';
import type { Incoming } from '../http/contractRoutes.ts';
import { RawJsonReply } from '../http/contractRoutes.ts';
import type { SourceResource } from './resources.ts';
import type { RestGroup } from './routes.ts';
import { createSourceService, type SourceCall, type SourcesHost } from './sources.ts';

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
export const sourceGroups = (
  context: SourcesHost & { readonly sources: readonly SourceResource[] },
): RestGroup[] =>
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
