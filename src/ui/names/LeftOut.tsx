import { type Identifier, useTranslate } from 'ra-core';
import { FailureList } from './FailureList.tsx';

/** The chosen ones that an action is not for, each with its reason. */
export const LeftOut = ({
  items,
}: {
  items: readonly { key: Identifier; name: string; why: string | undefined }[];
}) => {
  const translate = useTranslate();
  if (items.length === 0) return null;
  return (
    <FailureList
      title={translate('list.bulk.left_out', { smart_count: items.length })}
      failures={items.map(({ key, name, why }) => ({
        key,
        name,
        text: translate(why ?? 'ra.message.access_denied'),
      }))}
    />
  );
};
