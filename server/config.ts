import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { MAIL_SENDER, SUPPORT } from '../brand.ts';
import { weaknessOfKey } from './secretKeyStrength.ts';
import { type TrustedProxies, trustedProxies } from './trustedProxies.ts';

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'is not a whole number')
    .transform(Number)
    .pipe(z.int().min(min, `is below ${min}`).max(max, `is above ${max}`));
const portRange = z
  .string()
  .regex(/^\d{1,5}-\d{1,5}$/, 'is not a range such as 1024-65535')
  .transform((range) => {
    const [from = 0, to = 0] = range.split('-').map(Number);
    return { from, to };
  })
  .refine(
    ({ from, to }) => from > 0 && from <= to && to <= 65_535,
    'is not a range within 1-65535',
  );
const text = z.string().trim().min(1, 'is empty');
const address = (protocol: RegExp, example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocol.test(new URL(value).protocol),
      `is not an address such as ${example}`,
    );
const yesOrNo = z
  .enum(['true', 'false'], 'is neither true nor false')
  .transform((value) => value === 'true');

/** Every variable, its meaning in .env.example. */
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: text.default('0.0.0.0'),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: address(/^https?:$/, 'https://turntable.example').optional(),
  TRUST_PROXY: trustedProxies.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: address(
    /^postgres(ql)?:$/,
    'postgres://user:password@host:5432/turntable',
  ).optional(),
  DATA_DIR: text.default('data'),
  SECRET_KEY: z.string().min(32, 'has fewer than 32 characters').optional(),
  SEED: yesOrNo.optional(),
  STORAGE_BUCKET: text.optional(),
  STORAGE_ENDPOINT: address(/^https?:$/, 'https://s3.example').optional(),
  STORAGE_REGION: text.default('us-east-1'),
  STORAGE_ACCESS_KEY: text.optional(),
  STORAGE_SECRET_KEY: text.optional(),
  STORAGE_TIMEOUT: wholeNumber(1, 600).default(5),
  SMTP_URL: address(/^smtps?:$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: text.default(MAIL_SENDER),
  SUPPORT_PHONE: text.default(SUPPORT.tel),
  SUPPORT_EMAIL: z.email('is not an e-mail address').default(SUPPORT.email),
  CUTOUT_MODEL: text.optional(),
  CUTOUT_MODEL_SOURCE: address(/^https?:$/, 'https://models.example/').default(
    'https://github.com/danielgatis/rembg/releases/download/v0.0.0/',
  ),
  IMAGING_THREADS: wholeNumber(1, 64).optional(),
  IMAGING_NICENESS: wholeNumber(0, 19).default(10),
  DISK_RESERVE_MB: wholeNumber(0, 1_000_000).default(200),
  UPLOAD_LIMIT_MB: wholeNumber(1, 500).default(40),
  DATASET_LIMIT_MB: wholeNumber(1, 5000).default(2000),
  PASSWORD_MIN: wholeNumber(10, 64).default(10),
  TOKEN_MINUTES: wholeNumber(1, 1440).default(60),
  SESSION_DAYS: wholeNumber(1, 365).default(30),
  VEHICLE_PRICE: wholeNumber(1, 1000).default(1),
  DEBT_LIMIT: wholeNumber(0, 1_000_000).default(20),
  API_DOCS: yesOrNo.optional(),
  RATE_LIMIT: wholeNumber(0, 10_000_000).default(6000),
  FTP_ALLOW_PRIVATE: yesOrNo.default(false),
  FTP_PASSIVE_PORTS: portRange.default({ from: 1024, to: 65_535 }),
  FTP_TIMEOUT: wholeNumber(1, 600).default(30),
  FTP_IMPORT_MINUTES: wholeNumber(0, 1440).default(10),
  FTP_IMPORT_SETTLE: wholeNumber(0, 3600).default(30),
  SOURCE_TIMEOUT: wholeNumber(1, 120).default(15),
});

/** Returns whether an environment variable is a setting of this server. */
export const isSetting = (name: string): boolean => Object.hasOwn(Environment.shape, name);

/** The server's settings, checked. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** The product's public address without a trailing slash, for links in e-mails. */
  readonly publicUrl: string;
  readonly trustProxy: TrustedProxies;
  /** Whether the API's description and its page are served. */
  readonly apiDocs: boolean;
  readonly logLevel: string;
  readonly databaseUrl: string | undefined;
  /** Absolute. Holds the embedded database, uploads in progress and, unless a bucket is set, all files. */
  readonly dataDir: string;
  readonly secretKey: string | undefined;
  readonly seed: boolean;
  readonly bucket: BucketSettings | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly support: { readonly tel: string; readonly email: string };
  readonly cutoutModel: CutoutSetting;
  /** The base address of published cut-out models, with a slash at its end. */
  readonly cutoutModelSource: string;
  readonly imagingThreads: number;
  /** The `nice` value of image processing on Linux: 0 for the usual share of the processor, 19 for the smallest. */
  readonly imagingNiceness: number;
  /** Disk space that stays free in the data folder. */
  readonly diskReserveBytes: number;
  readonly uploadLimitBytes: number;
  readonly datasetLimitBytes: number;
  readonly passwordMin: number;
  readonly tokenSeconds: number;
  /** The longest life of a sign-in, also when its token is refreshed. */
  readonly sessionDays: number;
  /** Tokens or credits per vehicle. */
  readonly vehiclePrice: number;
  /** The lowest balance, in credits below zero, of a company with a negative balance allowed. */
  readonly debtLimit: number;
  /** Requests per minute and address; 0: no limit. */
  readonly rateLimit: number;
  /** Lets FTP reach private addresses: for tests, and FTP servers in the same network. */
  readonly ftpAllowPrivate: boolean;
  /** The ports that data connections of FTP may go to. */
  readonly ftpPassivePorts: { readonly from: number; readonly to: number };
  /** How long to wait for a silent FTP server during a transfer. */
  readonly ftpTimeoutMs: number;
  /** How often vehicles are imported from each company's FTP server; 0: only on request. */
  readonly ftpImportMinutes: number;
  /** How long a file on the server must be unchanged before it is fetched. */
  readonly ftpSettleMs: number;
  /** How long to wait for the whole answer of a resource's source. */
  readonly sourceTimeoutMs: number;
  /** The environment variables that are no settings: declarations name those with the credentials of their sources. */
  readonly otherVariables: Readonly<Record<string, string | undefined>>;
}

/**
 * The cut-out engine: the recommended model, downloaded if possible (`auto`), only the product's own network (`none`), or the absolute
 * path of a model file.
 */
export type CutoutSetting = 'auto' | 'none' | { readonly file: string };

/** An S3-compatible store. */
export interface BucketSettings {
  readonly bucket: string;
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** How long to wait for a silent store. */
  readonly timeoutMs: number;
}

/** A setting that cannot be used; the message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads and checks the environment; empty variables count as unset. Throws ConfigError. */
export const readConfig = (variables: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = Environment.safeParse(given);
  const unusable =
    result.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  const problems = [...unusable, ...missingSettings(given), ...refusedInProduction(given)];
  if (!result.success || problems.length > 0) throw new ConfigError(problems.join('\n'));
  const env = result.data;
  const production = env.NODE_ENV === 'production';
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    trustProxy: env.TRUST_PROXY,
    apiDocs: env.API_DOCS ?? !production,
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(env.DATA_DIR),
    secretKey: env.SECRET_KEY,
    seed: env.SEED ?? !production,
    bucket: readBucket(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    support: { tel: env.SUPPORT_PHONE, email: env.SUPPORT_EMAIL },
    cutoutModel: readCutout(env),
    cutoutModelSource: env.CUTOUT_MODEL_SOURCE.replace(/\/*$/, '/'),
    imagingThreads: env.IMAGING_THREADS ?? Math.min(availableParallelism(), 8),
    imagingNiceness: env.IMAGING_NICENESS,
    diskReserveBytes: env.DISK_RESERVE_MB * 1024 * 1024,
    uploadLimitBytes: env.UPLOAD_LIMIT_MB * 1024 * 1024,
    datasetLimitBytes: env.DATASET_LIMIT_MB * 1024 * 1024,
    passwordMin: env.PASSWORD_MIN,
    tokenSeconds: env.TOKEN_MINUTES * 60,
    sessionDays: env.SESSION_DAYS,
    vehiclePrice: env.VEHICLE_PRICE,
    debtLimit: env.DEBT_LIMIT,
    rateLimit: env.RATE_LIMIT,
    ftpAllowPrivate: env.FTP_ALLOW_PRIVATE,
    ftpPassivePorts: env.FTP_PASSIVE_PORTS,
    ftpTimeoutMs: env.FTP_TIMEOUT * 1000,
    ftpImportMinutes: env.FTP_IMPORT_MINUTES,
    ftpSettleMs: env.FTP_IMPORT_SETTLE * 1000,
    sourceTimeoutMs: env.SOURCE_TIMEOUT * 1000,
    otherVariables: Object.fromEntries(Object.entries(given).filter(([name]) => !isSetting(name))),
  };
};

type Given = Record<string, string | undefined>;

/** Returns all missing settings at once, not only the first. */
const missingSettings = (given: Given): string[] => {
  const required: Record<string, string> = {
    ...(given.NODE_ENV === 'production' && {
      SECRET_KEY:
        'is required in production: 32 random characters or more, for example from `openssl rand -base64 36`',
      PUBLIC_URL:
        'is required in production: the address that users open, for links in mails, such as https://turntable.example',
    }),
    ...(given.STORAGE_BUCKET && {
      STORAGE_ACCESS_KEY: 'is required with STORAGE_BUCKET',
      STORAGE_SECRET_KEY: 'is required with STORAGE_BUCKET',
    }),
  };
  return Object.entries(required).flatMap(([name, reason]) =>
    given[name] ? [] : [`${name} ${reason}`],
  );
};

const refusedInProduction = ({ NODE_ENV, SECRET_KEY, SEED, TRUST_PROXY }: Given): string[] => {
  if (NODE_ENV !== 'production') return [];
  const problems: string[] = [];
  const weakness = SECRET_KEY && weaknessOfKey(SECRET_KEY);
  if (weakness)
    problems.push(
      `SECRET_KEY ${weakness}, so it can be guessed: use random characters, for example from \`openssl rand -base64 36\``,
    );
  if (SEED === 'true') problems.push('SEED is refused in production: the sample logins are public');
  if (TRUST_PROXY === 'true') {
    problems.push(
      'TRUST_PROXY=true is refused in production, because any client could then choose its own address: write how many proxies stand before ' +
        'the server (1 for one), or their addresses (10.0.0.5,192.168.0.0/16)',
    );
  }
  return problems;
};

/** Tests download nothing: they use the product's own network unless a model is named. */
const readCutout = ({ CUTOUT_MODEL, NODE_ENV }: z.output<typeof Environment>): CutoutSetting => {
  const wish = CUTOUT_MODEL ?? (NODE_ENV === 'test' ? 'none' : 'auto');
  return wish === 'auto' || wish === 'none' ? wish : { file: resolve(wish) };
};

const readBucket = (env: z.output<typeof Environment>): BucketSettings | undefined => {
  if (!env.STORAGE_BUCKET) return undefined;
  return {
    bucket: env.STORAGE_BUCKET,
    endpoint: env.STORAGE_ENDPOINT,
    region: env.STORAGE_REGION,
    // missingSettings has refused a bucket without them
    accessKey: env.STORAGE_ACCESS_KEY ?? '',
    secretKey: env.STORAGE_SECRET_KEY ?? '',
    timeoutMs: env.STORAGE_TIMEOUT * 1000,
  };
};
