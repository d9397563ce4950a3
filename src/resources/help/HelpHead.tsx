import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRights } from '@turntable/declare/access/useRights.ts';
import { request } from '@turntable/declare/api/httpClient.ts';
import { ToolButton } from '@turntable/declare/ui/buttons.tsx';
import { OrderedLines } from '@turntable/declare/ui/OrderedLines.tsx';
import { LoadFailed } from '@turntable/declare/ui/states/EmptyState.tsx';
import { ScreenLoading } from '@turntable/declare/ui/states/Loading.tsx';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useRef, useState } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { instructions } from '../../../contract/help/calls.ts';
import type { InstructionRow } from '../../../contract/help/instruction.ts';
import { titleIn } from './inLanguage.ts';

const ALL = ['instructions', 'inOrder'];

const readAll = async (signal: AbortSignal): Promise<InstructionRow[]> => {
  const read = async (page: number): Promise<InstructionRow[]> => {
    const { data, last_page } = await request(instructions.list, {
      query: { page, per_page: 100, sort: 'position' },
      signal,
    });
    return page < last_page ? [...data, ...(await read(page + 1))] : data;
  };
  return read(1);
};

/** Returns a function that shows a new order at once and saves it. Saves run one after the other, so that the last one wins; then the list is read again. */
const useOrder = () => {
  const client = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const before = useRef(Promise.resolve());
  const toKeep = useRef(0);
  const keep = async (ids: number[]) => {
    try {
      await request(instructions.order, { body: { ids } });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
    toKeep.current -= 1;
    if (toKeep.current === 0) void client.invalidateQueries({ queryKey: ['instructions'] });
  };
  return (articles: readonly InstructionRow[]) => {
    void client.cancelQueries({ queryKey: ALL }); // its answer would not have this order
    client.setQueryData(ALL, articles);
    toKeep.current += 1;
    before.current = before.current.then(() => keep(articles.map(({ id }) => id)));
  };
};

/** A dialog to change the order of all help articles. */
const ArticleOrder = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const {
    data: articles,
    error,
    refetch,
  } = useQuery({ queryKey: ALL, queryFn: ({ signal }) => readAll(signal) });
  const order = useOrder();
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!articles) return <ScreenLoading />;
  const lines = articles.map((article) => ({
    article,
    name: String(article.id),
    label: titleIn(locale, article),
  }));
  const arrange = (ids: string[]) =>
    order(ids.flatMap((id) => lines.find(({ name }) => name === id)?.article ?? []));
  return (
    <Card component="section" aria-label={translate('help.order')} sx={{ p: 2, maxWidth: 720 }}>
      <p style={{ margin: '0 0 8px' }}>{translate('help.order_hint')}</p>
      <OrderedLines lines={lines} onOrder={arrange}>
        {({ label }) => label}
      </OrderedLines>
      <Button variant="contained" onClick={onClose} style={{ marginTop: 12 }}>
        {translate('help.order_done')}
      </Button>
    </Card>
  );
};

/** Above the list of articles: lets users who may edit them change their order. */
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
