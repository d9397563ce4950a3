import { z } from 'zod';
import { ROLES, type Role } from '../contract/call.ts';
import { REST_VERBS, type RestVerb } from '../contract/rest/rest.ts';

/** Resource → role → what the role may do. */
export type RestResources = Readonly<
  Record<string, { readonly [R in Role]?: readonly RestVerb[] | undefined }>
>;

const EXAMPLE =
  '{"inspections":{"chief":["list","show","create","edit","delete"],"employee":["list","show"]}}';

const Rights = z.partialRecord(
  z.enum(ROLES),
  z
    .array(z.enum(REST_VERBS, { error: `names a right that is none of ${REST_VERBS.join(', ')}` }))
    .readonly(),
);
const Name = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{0,39}$/, 'names a resource that is not small letters, digits, _ and -');
const Resources = z.record(Name, Rights, { error: `is not JSON such as ${EXAMPLE}` });

/** Parses REST_RESOURCES: resources without declared calls, and what each role may do with them. */
export const restResources = z.string().transform((text, context) => {
  const checked = Resources.safeParse(parsed(text));
  if (checked.success) return checked.data;
  for (const issue of checked.error.issues)
    context.addIssue({ code: 'custom', message: complaint(issue) });
  return z.NEVER;
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const complaint = (issue: z.core.$ZodIssue): string => {
  const place = issue.path.length > 0 ? ` (at ${issue.path.join('.')})` : '';
  if (issue.code === 'unrecognized_keys')
    return `names a role that is none of ${ROLES.join(', ')}: ${issue.keys.join(', ')}${place}`;
  const inner = issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined;
  return `${inner ?? issue.message}${place}`;
};
