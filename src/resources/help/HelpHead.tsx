import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useRights } from '../../framework/access/useRights.ts';
import { ToolButton } from '../../ui/buttons.tsx';
import { ArticleOrder } from './ArticleOrder.tsx';

/** Above the list of articles: users who write them put them into their order. */
const HelpHead = () => {
  const translate = useTranslate();
  const writes = useRights('instructions')('edit').may;
  const [isOrdering, setOrdering] = useState(false);
  if (!writes) return null;
  if (isOrdering) return <ArticleOrder onClose={() => setOrdering(false)} />;
  return (
    <div>
      <ToolButton type="button" onClick={() => setOrdering(true)}>
        {translate('help.order')}
      </ToolButton>
    </div>
  );
};

export default HelpHead;
