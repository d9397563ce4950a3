import type { Call } from '../../../contract/call.ts';
import { type CallId, contract } from '../../../contract/index.ts';
import type { Answer, CallInput, Client } from '../setup/client.ts';
import type { CompanyName, PersonName } from '../setup/testData.ts';
import type { TestServer } from '../setup/testServer.ts';
import { DECLARED_CALLS } from './declared.ts';
import type { Target } from './target.ts';

/** A successful call: the caller, what was sent to which target, and the answer. */
export interface Success {
  testServer: TestServer;
  caller: Client;
  person: PersonName;
  company: CompanyName;
  target: Target;
  /** Whether the target's company is within the caller's reach; else the call is one that lists. */
  reached: boolean;
  sent: CallInput;
  answer: Answer;
}

/** How one call of the contract is tried by everybody. */
export interface Row {
  /**
   * What the call names: something that belongs to a company, and so is tried on the own, a sub- and a foreign one; a company made for the try
   * (people.ts, `dealer`) or one of its things; what the operator wrote for all (writings.ts); or nothing that belongs to anybody.
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
    | 'nothing';
  /** Refused for sub-companies too, except for users with every company's albums. */
  ownOnly?: true;
  /** Employees reach sub-companies too. */
  employeesToo?: true;
  /** The call names nothing of a company's but lists what the caller reaches: out of reach it answers without it. */
  lists?: true;
  /** The rules refuse users without a company with this status. */
  withoutCompany?: number;
  /** Makes what the call is to change: once before all calls that are refused, and before each that is allowed. */
  prepares?: (testServer: TestServer) => Promise<unknown>;
  /** What is sent. Changes nothing but sessions itself. */
  callInput: (target: Target, testServer: TestServer) => CallInput | Promise<CallInput>;
  /** What a success must have done, beyond an answer as the contract has it. */
  proves: (success: Success) => void | Promise<void>;
  /** The call ends or replaces the caller's session, so each caller signs in for it alone. */
  endsSession?: true;
  /** What a caller is answered who reaches the company that the call's record belongs to, where rights hold for some records only. */
  refuses?: (caller: PersonName, company: CompanyName) => number;
  /** The rules refuse what is sent even where the caller may call: with this status. */
  refusedWith?: number;
}

/** A row per call: a call of the contract without one does not compile. */
export type Rows = Record<CallId, Row>;
/** The rows of one group of calls, by the calls' names in it. */
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
