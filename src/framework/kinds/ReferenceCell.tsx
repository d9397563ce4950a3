import { type Identifier, LinkBase } from 'ra-core';
import { usePlace } from '../../ui/place/Place.ts';
import type { ValueProps } from '../../ui/values/value.ts';
import { idsIn } from '../../ui/values/valueAt.ts';
import { hasPage } from '../access/rights.ts';
import { currentUser } from '../access/useRights.ts';
import { resourceNamed } from '../registry.ts';
import { useReferenceName } from './useReferenceName.ts';

/** The name of another resource's record, its number until it is known; leads to it where the user may see it. */
const ReferenceName = ({ resource, id }: { resource: string; id: Identifier }) => {
  const text = useReferenceName(resource, id) ?? `#${id}`;
  const place = usePlace(resource);
  return hasPage(resourceNamed(resource), currentUser()) ? (
    <LinkBase to={place.record(id)}>{text}</LinkBase>
  ) : (
    text
  );
};

/** One other record, or some. */
export const ReferenceCell = ({ value, reference }: ValueProps) => {
  const ids = idsIn(value);
  if (!reference) return ids.join(', ');
  return ids.map((id, place) => (
    <span key={id}>
      {place > 0 && ', '}
      <ReferenceName resource={reference} id={id} />
    </span>
  ));
};
