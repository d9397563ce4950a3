import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import underPressure, {
  type FastifyUnderPressureOptions as UnderPressureOptions,
} from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { PRODUCT_NAME } from '../brand.ts';
import { contract } from '../contract/index.ts';
import { storageRefusal } from './routes/http/storageRefusal.ts';
import './messages/index.ts';
import { type Handlers, registerGroup } from '@turntable/declare/server/http/contractRoutes.ts';
import { answerFailures } from '@turntable/declare/server/http/failures.ts';
import { FORM_FIELD_BYTES } from '@turntable/declare/server/http/formParts.ts';
import { validatorCompiler } from '@turntable/declare/server/http/invalidInput.ts';
import { type AnswerScopes, withJsonAnswers } from '@turntable/declare/server/http/jsonAnswers.ts';
import { describeApi } from '@turntable/declare/server/http/openapi.ts';
import { servePages } from '@turntable/declare/server/http/pages.ts';
import { Refusal, tooManyRequests } from '@turntable/declare/server/refusal.ts';
import { restGroups } from '@turntable/declare/server/rest/routes.ts';
import { sourceGroups } from '@turntable/declare/server/rest/sourceRoutes.ts';
import type { Database } from './db/client.ts';
import { PAGE_PATHS } from './pagePaths.ts';
import { recordsHost } from './recordsHost.ts';
import { accountHandlers } from './routes/accounts/account.ts';
import { authenticateBy } from './routes/accounts/authenticate.ts';
import { passkeyHandlers } from './routes/accounts/passkeys.ts';
import { sessionHandlers } from './routes/accounts/session.ts';
import {
  adminAlbumPhotosHandlers,
  adminSectionsHandlers,
  albumPhotosHandlers,
  sectionsHandlers,
} from './routes/albums/albums.ts';
import { adminDatasetsHandlers } from './routes/albums/datasets.ts';
import { adminCompanyTokensHandlers, companyTokensHandlers } from './routes/balance/tokens.ts';
import { adminTransactionsHandlers, transactionsHandlers } from './routes/balance/transactions.ts';
import {
  adminCompaniesHandlers,
  adminSubCompaniesHandlers,
} from './routes/companies/adminCompanies.ts';
import { companyHandlers, subCompaniesHandlers } from './routes/companies/companies.ts';
import { adminComplaintsHandlers, complaintsHandlers } from './routes/complaints/complaints.ts';
import { dashboardHandlers } from './routes/dashboard/dashboard.ts';
import { filesHandlers } from './routes/files/files.ts';
import { ftpGroups } from './routes/ftpExport/ftpExport.ts';
import { ftpImportGroups } from './routes/ftpImport/ftpImport.ts';
import { instructionsHandlers } from './routes/help/instructions.ts';
import { guardDisk, isWriting } from './routes/http/diskGuard.ts';
import { registerHealth } from './routes/http/health.ts';
import { pictureGroups } from './routes/looks/pictureGroups.ts';
import { adminSettingsHandlers, settingsHandlers } from './routes/looks/settings.ts';
import {
  adminNotificationsHandlers,
  notificationsHandlers,
} from './routes/notifications/notifications.ts';
import { adminSpecialOffersHandlers, specialOffersHandlers } from './routes/offers/offers.ts';
import { adminCutoutEnginesHandlers } from './routes/processing/cutoutEngines.ts';
import { cutoutGroups } from './routes/processing/cutouts.ts';
import {
  adminCompanyRoomComponentsHandlers,
  adminRoomComponentsHandlers,
  companyRoomComponentsHandlers,
} from './routes/rooms/components.ts';
import {
  adminCompanyRoomsHandlers,
  adminRoomsHandlers,
  companyRoomsHandlers,
  roomsHandlers,
} from './routes/rooms/rooms.ts';
import {
  adminCompanyUsersHandlers,
  adminPhotoManagersHandlers,
  adminUsersHandlers,
  avatarHandlers,
  companyUsersHandlers,
} from './routes/staff/staff.ts';
import { adminSupportHandlers, supportHandlers } from './routes/support/support.ts';
import { uploadsHandlers } from './routes/uploads/pieces.ts';
import { adminCarsHandlers } from './routes/vehicles/adminVehicles.ts';
import { companyCarsHandlers } from './routes/vehicles/companyVehicles.ts';
import { carsHandlers } from './routes/vehicles/vehicles.ts';
import {
  adminAnglesHandlers,
  adminCompanyAnglesHandlers,
  anglesHandlers,
} from './routes/views/angles.ts';
import type { Access } from './services/accounts/access.ts';
import { createAccountService } from './services/accounts/account.ts';
import { createPasskeySignIn } from './services/accounts/passkeySignIn.ts';
import { createPasswordReset } from './services/accounts/passwordReset.ts';
import { createSessionService } from './services/accounts/sessions.ts';
import type { ServiceContext } from './services/shared/context.ts';
import { fastifyTrust } from './trustedProxies.ts';

const JSON_LIMIT_BYTES = 1024 * 1024;
/** The event loop's delay from which requests are refused: longer ones answer too late. */
const BUSY_DELAY_MS = 10_000;
const BUSY_SAMPLE_MS = 5000;
/** Most requests under way at the same time, uploads included. */
const BUSY_REQUESTS = 1000;
/** Fastify's default of 10 s is too short on a busy machine. */
const PLUGIN_TIMEOUT_MS = 120_000;

export interface AppParts {
  context: ServiceContext;
  access: Access;
  /** The built web application's folder, which may be missing. */
  webFolder: string;
}

/** Builds the web server, ready to listen: the contract's routes, the API's page and the web application. */
export const buildApp = async ({
  context,
  access,
  webFolder,
}: AppParts): Promise<FastifyInstance> => {
  const { config, db, log } = context;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: fastifyTrust(config.trustProxy),
    bodyLimit: JSON_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    routerOptions: { maxParamLength: 200 },
  }) as unknown as FastifyInstance; // the logger's own type only narrows what Fastify passes to it
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.decorateRequest('principal', null);
  answerFailures(app, {
    refusalOf: storageRefusal,
    isOperator: ({ role }) => role === 'admin',
  });
  logRequests(app);
  await guard(app, db.kind, config.rateLimit);
  await app.register(multipart, {
    limits: {
      fileSize: config.uploadLimitBytes,
      files: 1,
      fields: 8,
      parts: 9,
      fieldSize: FORM_FIELD_BYTES,
    },
    throwFileSizeLimit: false,
  });
  if (config.apiDocs) await describeApi(app, `${PRODUCT_NAME} API`);

  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });
  guardDisk(app, context);
  const checks = {
    database: () => db.systemQuery('select 1'),
    storage: () => context.storage.check(),
    disk: () => context.disk.assertRoom(),
    queue: () => context.queue.check(),
  };
  registerHealth(app, checks, () => draining);
  await withJsonAnswers(app, (scopes) => registerContract(scopes, context, access));
  await servePages(app, webFolder, PAGE_PATHS);
  return app;
};

const registerContract = (scopes: AnswerScopes, context: ServiceContext, access: Access): void => {
  const accounts = createAccountService(context);
  const sessions = createSessionService(context);
  const resets = createPasswordReset(context);
  const handlers: { [Group in keyof typeof contract]: Handlers<(typeof contract)[Group]> } = {
    session: sessionHandlers(context, { sessions, resets, accounts }),
    account: accountHandlers(context, accounts),
    passkeys: passkeyHandlers(context, createPasskeySignIn(context, sessions)),
    cars: carsHandlers(context),
    companyCars: companyCarsHandlers(context),
    adminCars: adminCarsHandlers(context),
    company: companyHandlers(context),
    subCompanies: subCompaniesHandlers(context),
    companyUsers: companyUsersHandlers(context),
    companyTokens: companyTokensHandlers(context),
    avatar: avatarHandlers(context),
    adminCompanies: adminCompaniesHandlers(context),
    adminSubCompanies: adminSubCompaniesHandlers(context),
    adminAngles: adminAnglesHandlers(context),
    adminCompanyUsers: adminCompanyUsersHandlers(context),
    adminPhotoManagers: adminPhotoManagersHandlers(context),
    adminUsers: adminUsersHandlers(context, sessions),
    adminCompanyTokens: adminCompanyTokensHandlers(context),
    transactions: transactionsHandlers(context),
    adminTransactions: adminTransactionsHandlers(context),
    ...cutoutGroups(context),
    dashboard: dashboardHandlers(context),
    rooms: roomsHandlers(context),
    companyRooms: companyRoomsHandlers(context),
    adminCompanyRooms: adminCompanyRoomsHandlers(context),
    adminRooms: adminRoomsHandlers(context),
    companyRoomComponents: companyRoomComponentsHandlers(context),
    adminCompanyRoomComponents: adminCompanyRoomComponentsHandlers(context),
    adminRoomComponents: adminRoomComponentsHandlers(context),
    ...pictureGroups(context),
    settings: settingsHandlers(context),
    adminSettings: adminSettingsHandlers(context),
    ...ftpGroups(context),
    ...ftpImportGroups(context),
    angles: anglesHandlers(context),
    companyAngles: anglesHandlers(context),
    adminCompanyAngles: adminCompanyAnglesHandlers(context),
    specialOffers: specialOffersHandlers(context),
    adminSpecialOffers: adminSpecialOffersHandlers(context),
    notifications: notificationsHandlers(context),
    adminNotifications: adminNotificationsHandlers(context),
    instructions: instructionsHandlers(context),
    complaints: complaintsHandlers(context),
    adminComplaints: adminComplaintsHandlers(context),
    support: supportHandlers(context),
    adminSupport: adminSupportHandlers(context),
    sections: sectionsHandlers(context),
    albumPhotos: albumPhotosHandlers(context),
    adminSections: adminSectionsHandlers(context),
    adminAlbumPhotos: adminAlbumPhotosHandlers(context),
    adminCutoutEngines: adminCutoutEnginesHandlers(context),
    adminDatasets: adminDatasetsHandlers(context),
    files: filesHandlers(context),
    uploads: uploadsHandlers(context),
  };
  const authenticate = authenticateBy(access);
  const register = <Name extends keyof typeof contract>(name: Name) =>
    registerGroup<(typeof contract)[Name]>(
      scopes,
      name,
      contract[name],
      handlers[name],
      authenticate,
    );
  for (const name of Object.keys(contract) as (keyof typeof contract)[]) register(name);
  for (const { name, calls, handlers } of [
    ...restGroups(recordsHost(context)),
    ...sourceGroups(context),
  ])
    registerGroup(scopes, name, calls, handlers, authenticate);
};

/** Adds headers against the usual attacks, a limit per address, and the answer 503 instead of a queue that only grows. */
const guard = async (
  app: FastifyInstance,
  database: Database['kind'],
  requestsPerMinute: number,
): Promise<void> => {
  await app.register(helmet, {
    // Documents bring a policy with a nonce of their own (web/pages.ts); nothing else is ever shown as a page.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  });
  refuseWhenCrowded(app);
  // The embedded database runs in this thread: the loop's delay then does not show how many requests wait.
  if (database === 'postgres') await app.register(underPressure, underPressureSettings);
  if (requestsPerMinute === 0) return;
  await app.register(rateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: 60_000,
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': false,
    },
    errorResponseBuilder: (_request, { ttl }) => {
      return tooManyRequests(Math.ceil(ttl / 1000));
    },
  });
  const limit = app.rateLimit();
  // Before the routes' own checks, so that requests without a token are counted too.
  app.addHook('onRequest', async function (request, reply) {
    if (request.routeOptions.config.rateLimit !== false) await limit.call(this, request, reply);
  });
};

const busy = () => new Refusal(503, 'busy', { retryAfterSeconds: 5 });

const underPressureSettings: UnderPressureOptions = {
  maxEventLoopDelay: BUSY_DELAY_MS,
  sampleInterval: BUSY_SAMPLE_MS,
  pressureHandler: (request) => {
    if (!request.url.startsWith('/healthz')) throw busy();
  },
};

const refuseWhenCrowded = (app: FastifyInstance): void => {
  let waiting = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (waiting >= BUSY_REQUESTS && !request.url.startsWith('/healthz')) throw busy();
    waiting += 1;
    reply.raw.once('close', () => {
      waiting -= 1;
    });
  });
};

/**
 * Logs a line per request; answered ones that change nothing only at `debug`. Addresses lose their query and tickets, which give access to
 * files.
 */
const logRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId: request.principal?.userId,
      address: request.ip,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request failed');
    else if (!isWriting(request) && reply.statusCode < 400) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
};
