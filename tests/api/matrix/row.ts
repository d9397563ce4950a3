import type { Call } from '@turntable/declare/contract/call.ts';
import { type CallId, contract } from '../../../contract/index.ts';
import type { Answer, CallInput, Client } from '../setup/client.ts';
import type { CompanyName, TestUserName } from '../setup/testData.ts';
import type { TestServer } from '../setup/testServer.ts';
import { DECLARED_CALLS } from './declared.ts';
import type { Target } from './target.ts';

/** A successful call: the caller, what was sent to which target, and the answer. */
export interface Success {
  testServer: TestServer;
  caller: Client;
  person: TestUserName;
  company: CompanyName;
  target: Target;
  /** Whether the target's company is within the caller's reach; otherwise the call is a list. */
  reached: boolean;
  sent: CallInput;
  answer: Answer;
}

/** How one call of the contract is tried by every user. */
export interface Row {
  /**
   * What the call names: a record of a company, which is tried with the caller's own, a sub- and a foreign company; a company made for the try
   * (staffRecords.ts, `dealer`) or one of its records; what the operator wrote for all (messageRecords.ts); a declared record of the platform; or
   * nothing that belongs to a company.
   */
  names:
    | 'album'
    | 'vehicle'
    | 'staff'
    | 'token'
    | 'ledger'
    | 'notice'
    | 'room'
    | 'look'
    | 'ownedCompany'
    | 'company'
    | 'writing'
    | 'platform'
    | 'nothing';
  /** Refused for sub-companies too, except for users who reach every company's albums. */
  ownOnly?: true;
  /** Employees reach sub-companies too. */
  employeesToo?: true;
  /** The call names no record of a company but lists what the caller reaches: out of reach, its answer leaves it out. */
  lists?: true;
  /** The status with which the rules refuse users without a company. */
  withoutCompany?: number;
  /** Creates what the call changes: once before all calls that are refused, and before each that is allowed. */
  prepares?: (testServer: TestServer) => Promise<unknown>;
  /** Returns what is sent. Changes nothing, except for sessions. */
  callInput: (target: Target, testServer: TestServer) => CallInput | Promise<CallInput>;
  /** Expects what a success must have done, in addition to an answer that matches the contract. */
  proves: (success: Success) => void | Promise<void>;
  /** The call ends or replaces the caller's session, so each caller signs in for this call only. */
  endsSession?: true;
  /** The status for a caller who reaches the record's company, where rights hold for some records only. */
  refuses?: (caller: TestUserName, company: CompanyName) => number;
  /** The status with which the rules refuse what is sent even if the caller may make the call. */
  refusedWith?: number;
}

/** A row per call; a missing one is a compile error. */
export type Rows = Record<CallId, Row>;
/** The rows of one group of calls, by call name. */
export type GroupRows<Group extends keyof typeof contract> = {
  [Name in keyof (typeof contract)[Group]]: Row;
};

export const callOf = (id: string): Call => {
  const [group = '', name = ''] = id.split('.');
  const calls: Record<string, Record<string, Call>> = contract;
  const found = calls[group]?.[name] ?? DECLARED_CALLS[id];
  if (!found) throw new Error(`${id} is no call of the contract`);
  return found;
};
