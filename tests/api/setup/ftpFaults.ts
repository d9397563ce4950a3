import type { DeliveryProblem } from '../../../contract/ftpExport/delivery.ts';
import type { DataFault, FtpFault } from './faultyFtp.ts';

/** A way in which a dealer's server fails, and the problem that is reported. */
export interface Fault {
  /** The command at which it occurs; `connect`: at once. */
  at: string;
  fault: FtpFault;
  problem: DeliveryProblem;
  /** Another problem that may be reported, if it depends on which connection ends first. */
  orElse?: DeliveryProblem;
  /** It is not tried five times: the next try would fail in the same way. */
  isFinal?: true;
}

const says = (at: string, say: string, problem: DeliveryProblem): Fault => ({
  at,
  fault: { say },
  problem,
});
const silent = (at: string, problem: DeliveryProblem = 'timeout'): Fault => ({
  at,
  fault: { control: 'silent' },
  problem,
});
const drops = (at: string, how: 'dropped' | 'dropped when done' = 'dropped'): Fault => ({
  at,
  fault: { control: how },
  problem: 'connection_lost',
});
const breaks = (data: DataFault, problem: DeliveryProblem): Fault => ({
  at: 'stor',
  fault: { data },
  problem,
});

/** Everything that can go wrong between sign-in and the last rename. */
export const FTP_FAULTS: Record<string, Fault> = {
  'too many connections': says('connect', '421 Too many connections', 'connection_lost'),
  'no greeting': silent('connect'),
  'no reply to the user name': silent('user'),
  'the connection is dropped at the password': drops('pass'),
  'the password is refused': {
    ...says('pass', '530 Login incorrect', 'wrong_password'),
    isFinal: true,
  },
  'encryption is demanded': { ...says('pass', '530 Only TLS here', 'tls_required'), isFinal: true },
  'the folder cannot be created': says('mkd', '550 Not allowed', 'no_directory'),
  'no port for data is opened': says('epsv', '425 Not now', 'passive_blocked'),
  'the ports for data are blocked': {
    at: 'epsv',
    fault: { data: 'blocked' },
    problem: 'passive_blocked',
  },
  'the data connection cannot be opened': says('stor', '425 No data connection', 'passive_blocked'),
  'writing is not allowed': says('stor', '550 Permission denied', 'no_permission'),
  'the name is not allowed': {
    ...says('stor', '553 File name not allowed', 'no_permission'),
    isFinal: true,
  },
  'there is no space': says('stor', '452 Insufficient storage', 'no_space'),
  'the quota is used up in the middle': breaks('full', 'no_space'),
  'the server stops during an upload': says('stor', '421 Shutting down', 'connection_lost'),
  'the data connection is dropped': breaks('dropped', 'passive_blocked'),
  'the data connection is lost without a reply': {
    ...breaks('lost', 'passive_blocked'),
    orElse: 'timeout',
  },
  'the control connection is lost during an upload': breaks('left', 'connection_lost'),
  'an upload hangs': breaks('hanging', 'timeout'),
  'an upload is never confirmed': breaks('unanswered', 'timeout'),
  'an upload is cut off, and confirmed': breaks('truncated', 'changed_content'),
  'an upload is longer than sent, and confirmed': breaks('grown', 'changed_content'),
  'no reply about the size': silent('size'),
  'renaming is not allowed': says('rnto', '550 Permission denied', 'no_permission'),
  'the connection is dropped before a rename': drops('rnto'),
  'the connection is dropped after a rename': drops('rnto', 'dropped when done'),
};

/** Returns whether the client only notices by silence. */
export const isSilence = ({ fault }: Fault): boolean =>
  'control' in fault
    ? fault.control === 'silent'
    : 'data' in fault && ['hanging', 'unanswered', 'lost'].some((data) => data === fault.data);
