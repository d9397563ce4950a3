import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { LoadFailed } from '../../ui/states/EmptyState.tsx';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';
import { FtpForm } from './FtpForm.tsx';
import { FtpValues } from './FtpValues.tsx';
import { ftpOf } from './ftpOf.ts';

/** Where finished pictures are sent, and under which names (specification, chapter 2: FTP upload). */
export const FtpUpload = ({ company }: { company?: number }) => {
  const translate = useTranslate();
  const api = useMemo(() => ftpOf(company), [company]);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['ftp settings', company ?? 'own'],
    queryFn: api.read,
    gcTime: 0, // a form begins with what is stored now
    refetchOnWindowFocus: false,
  });
  if (data && !isFetching) {
    return api.maySave ? (
      <FtpForm api={api} stored={data} isOwn={company === undefined} />
    ) : (
      <FtpValues stored={data} />
    );
  }
  if (!error || isFetching) return <ScreenLoading />;
  return <LoadFailed title={translate('ftp.failed')} error={error} onRetry={refetch} />;
};
