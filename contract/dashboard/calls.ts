import { call } from '@turntable/declare/contract/call.ts';
import { one } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { CountedDays } from '../period.ts';
import { Activity } from './activity.ts';
import { Dashboard } from './dashboard.ts';

const roles = ['admin', 'chief', 'employee'] as const;

/** The first page after signing in. */
export const dashboard = {
  one: call({
    method: 'GET',
    path: 'dashboard',
    summary: 'Get what needs attention, and the balance',
    roles,
    response: one(Dashboard),
    assumed: true,
  }),
  activity: call({
    method: 'GET',
    path: 'dashboard/activity',
    summary: 'Get photos, vehicles, cost, turnaround and complaints of a period or of some days',
    roles,
    query: z.strictObject({ period: CountedDays.default('last_30_days') }),
    response: one(Activity),
    assumed: true,
  }),
};
