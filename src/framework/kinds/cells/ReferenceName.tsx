import { type Identifier, LinkBase } from 'ra-core';
import { usePlace } from '../../../ui/place/Place.ts';
import { currentUser } from '../../access/useRights.ts';
import { resourceNamed } from '../../registry.ts';
import { hasPage } from './hasPage.ts';
import { useReferenceName } from './useReferenceName.ts';

interface ReferenceNameProps {
  resource: string;
  id: Identifier;
  /** Leads to the record, where the user may see it. */
  isLink?: boolean;
}

/** The name of another resource's record; its number until it is known. */
const ReferenceName = ({ resource, id, isLink }: ReferenceNameProps) => {
  const text = useReferenceName(resource, id) ?? `#${id}`;
  const place = usePlace(resource);
  return isLink && hasPage(resourceNamed(resource), currentUser()) ? <LinkBase to={place.record(id)}>{text}</LinkBase> : text;
};

export default ReferenceName;
