import type { User } from '../access/rights.ts';
import { filePartsOf } from '../api/callFiles.ts';
import { type Limits, limitsOf } from '../api/callLimits.ts';
import type { Resource } from '../define/resource.ts';
import { readableFields } from '../registry.ts';

/** Returns what a call takes of a field; undefined if nothing. `chief.name` is a part of what the call takes as `chief`. */
const limitOf = (limits: Limits, name: string) =>
  limits[name] ?? (limits[name.split('.')[0] ?? name] ? {} : undefined);

const taken = (declared: Resource, role: User['role'], purpose: 'create' | 'save'): Limits => {
  const calls = role ? declared.api[role] : undefined;
  const call = calls?.[purpose];
  if (!call) return {};
  const limits = limitsOf(call);
  const known = Object.entries(declared.fields).flatMap(([name, { kind }]) => {
    // a file goes with the call's form, or has a call of its own, which is named as the field
    const isFile =
      kind === 'image' && (filePartsOf(call)?.includes(name) || calls?.[name] !== undefined);
    const limit = limitOf(limits, name) ?? (isFile ? {} : undefined);
    return limit ? [[name, limit] as const] : [];
  });
  return Object.fromEntries(known);
};

/** Returns the fields of an existing record that a role may change, each with what the call takes of it. */
export const writableOnSave = (declared: Resource, role: User['role']): Limits =>
  Object.fromEntries(
    Object.entries(taken(declared, role, 'save')).filter(
      ([name]) => !declared.fields[name]?.readOnly && !declared.fields[name]?.onlyNew,
    ),
  );

/**
 * Returns the fields of the form for a new record: the declared ones, or those of the first tab that the call takes. What only a save takes is saved
 * right after the record is made (dataProvider/saving.ts).
 */
export const writableOnCreate = (declared: Resource, role: User['role']): Limits => {
  const limits = taken(declared, role, 'create');
  const later = taken(declared, role, 'save');
  const [first = []] = (declared.form ?? []).flatMap((tab) =>
    'fields' in tab ? [tab.fields] : [],
  );
  const names = declared.create ?? first.filter((name) => name in limits);
  const read = readableFields(declared, role);
  return Object.fromEntries(
    names
      .filter((name) => read.includes(name) && !declared.fields[name]?.readOnly)
      .map((name) => [name, limits[name] ?? later[name] ?? {}]),
  );
};
