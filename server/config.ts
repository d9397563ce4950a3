import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type RestResources, restResources } from './restResources.ts';

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
  .refine(({ from, to }) => from > 0 && from <= to && to <= 65_535, 'is not a range within 1-65535');
const text = z.string().trim().min(1, 'is empty');
const address = (protocol: RegExp, example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocol.test(new URL(value).protocol), `is not an address such as ${example}`);
const yesOrNo = z.enum(['true', 'false'], 'is neither true nor false').transform((value) => value === 'true');

/** Every variable, its meaning in .env.example. */
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: text.default('0.0.0.0'),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: address(/^https?:$/, 'https://turntable.example').optional(),
  TRUST_PROXY: yesOrNo.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: address(/^postgres(ql)?:$/, 'postgres://user:password@host:5432/turntable').optional(),
  DATA_DIR: text.default('data'),
  SECRET_KEY: z.string().min(32, 'has fewer than 32 characters').optional(),
  SEED: yesOrNo.optional(),
  STORAGE_BUCKET: text.optional(),
  STORAGE_ENDPOINT: address(/^https?:$/, 'https://s3.example').optional(),
  STORAGE_REGION: text.default('us-east-1'),
  STORAGE_ACCESS_KEY: text.optional(),
  STORAGE_SECRET_KEY: text.optional(),
  SMTP_URL: address(/^smtps?:$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: text.default('Turntable <no-reply@localhost>'),
  SUPPORT_PHONE: text.default('+49 30 000000'),
  SUPPORT_EMAIL: z.email('is not an e-mail address').default('support@turntable.test'),
  CUTOUT_MODEL: text.optional(),
  IMAGING_THREADS: wholeNumber(1, 64).optional(),
  UPLOAD_LIMIT_MB: wholeNumber(1, 500).default(40),
  DATASET_LIMIT_MB: wholeNumber(1, 5000).default(2000),
  PASSWORD_MIN: wholeNumber(10, 64).default(10),
  TOKEN_MINUTES: wholeNumber(1, 1440).default(60),
  VEHICLE_PRICE: wholeNumber(1, 1000).default(1),
  DEBT_LIMIT: wholeNumber(0, 1_000_000).default(20),
  RATE_LIMIT: wholeNumber(0, 10_000_000).default(6000),
  FTP_ALLOW_PRIVATE: yesOrNo.default(false),
  FTP_PASSIVE_PORTS: portRange.default({ from: 1024, to: 65_535 }),
  FTP_TIMEOUT: wholeNumber(1, 600).default(30),
  FTP_IMPORT_MINUTES: wholeNumber(0, 1440).default(10),
  FTP_IMPORT_SETTLE: wholeNumber(0, 3600).default(30),
  REST_RESOURCES: restResources.default({}),
});

/** The server's settings, checked. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Where users reach the product, without a trailing slash: for links in mails. */
  readonly publicUrl: string;
  readonly trustProxy: boolean;
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
  /** Absolute path of the cut-out model, if one is used. */
  readonly cutoutModel: string | undefined;
  readonly imagingThreads: number;
  readonly uploadLimitBytes: number;
  readonly datasetLimitBytes: number;
  readonly passwordMin: number;
  readonly tokenSeconds: number;
  /** Tokens or credits per vehicle. */
  readonly vehiclePrice: number;
  /** How far a company that can work on debt may go below zero, in credits. */
  readonly debtLimit: number;
  /** Requests per minute and address; 0: no limit. */
  readonly rateLimit: number;
  /** Lets FTP reach private addresses: for tests and FTP servers in the own network. */
  readonly ftpAllowPrivate: boolean;
  /** The ports that data connections of FTP may go to. */
  readonly ftpPassivePorts: { readonly from: number; readonly to: number };
  /** How long an FTP server may be silent while files are exchanged. */
  readonly ftpTimeoutMs: number;
  /** How often each company's FTP server is looked at for vehicles; 0: only when somebody asks for it. */
  readonly ftpImportMinutes: number;
  /** How long a file there must look the same before it is fetched. */
  readonly ftpSettleMs: number;
  /** Resources whose calls are not declared, and what each role may do with them. */
  readonly restResources: RestResources;
}

/** An S3-compatible store. */
export interface BucketSettings {
  readonly bucket: string;
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** A setting that cannot be used; the message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads and checks the environment; empty variables count as unset. Throws ConfigError. */
export const readConfig = (variables: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const result = Environment.safeParse(given);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
  }
  const env = result.data;
  const production = env.NODE_ENV === 'production';
  if (production && !env.SECRET_KEY) throw new ConfigError('SECRET_KEY is required in production: 32 random characters or more');
  if (production && env.SEED) throw new ConfigError('SEED is refused in production: the sample logins are public');
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(env.DATA_DIR),
    secretKey: env.SECRET_KEY,
    seed: env.SEED ?? !production,
    bucket: readBucket(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    support: { tel: env.SUPPORT_PHONE, email: env.SUPPORT_EMAIL },
    cutoutModel: env.CUTOUT_MODEL && resolve(env.CUTOUT_MODEL),
    imagingThreads: env.IMAGING_THREADS ?? Math.min(availableParallelism(), 8),
    uploadLimitBytes: env.UPLOAD_LIMIT_MB * 1024 * 1024,
    datasetLimitBytes: env.DATASET_LIMIT_MB * 1024 * 1024,
    passwordMin: env.PASSWORD_MIN,
    tokenSeconds: env.TOKEN_MINUTES * 60,
    vehiclePrice: env.VEHICLE_PRICE,
    debtLimit: env.DEBT_LIMIT,
    rateLimit: env.RATE_LIMIT,
    ftpAllowPrivate: env.FTP_ALLOW_PRIVATE,
    ftpPassivePorts: env.FTP_PASSIVE_PORTS,
    ftpTimeoutMs: env.FTP_TIMEOUT * 1000,
    ftpImportMinutes: env.FTP_IMPORT_MINUTES,
    ftpSettleMs: env.FTP_IMPORT_SETTLE * 1000,
    restResources: env.REST_RESOURCES,
  };
};

const readBucket = (env: z.output<typeof Environment>): BucketSettings | undefined => {
  if (!env.STORAGE_BUCKET) return undefined;
  if (!env.STORAGE_ACCESS_KEY) throw new ConfigError('STORAGE_ACCESS_KEY is required with STORAGE_BUCKET');
  if (!env.STORAGE_SECRET_KEY) throw new ConfigError('STORAGE_SECRET_KEY is required with STORAGE_BUCKET');
  return {
    bucket: env.STORAGE_BUCKET,
    endpoint: env.STORAGE_ENDPOINT,
    region: env.STORAGE_REGION,
    accessKey: env.STORAGE_ACCESS_KEY,
    secretKey: env.STORAGE_SECRET_KEY,
  };
};
