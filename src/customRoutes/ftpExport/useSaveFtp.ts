import { useState } from 'react';
import type { Whose } from '../../framework/record/useConflict.tsx';
import { type Contest, saveOver } from '../saveOver.ts';
import { changesOf, type FtpDraft } from './ftpDraft.ts';
import type { FtpSave, FtpSettings, ftpOf } from './ftpOf.ts';

/**
 * Saves what was changed (`saveOver`). `seen` are the settings as the form began with them, or as saved. Nobody sees another's password, so
 * nobody is asked about it.
 */
export const useSaveFtp = (
  api: ReturnType<typeof ftpOf>,
  stored: FtpSettings,
  ask: (contest: Contest<FtpSave, FtpSettings>) => Promise<Whose>,
) => {
  const [seen, setSeen] = useState(stored);
  const save = async (typed: Partial<FtpDraft>): Promise<FtpSettings> => {
    const saved = await saveOver(seen, changesOf(seen, typed), {
      save: (change, version) => api.save({ ...change, version }),
      read: api.read,
      ask: async (contest) => {
        const names = contest.names.filter((name) => name !== 'ftp_pass');
        return names.length > 0 ? ask({ ...contest, names }) : 'mine';
      },
    });
    setSeen(saved); // not before: the form would begin again
    return saved;
  };
  return { seen, save };
};
