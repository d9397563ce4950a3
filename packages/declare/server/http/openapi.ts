import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Form } from '../../contract/call.ts';

/** Returns the JSON Schema of a multipart body. */
const formSchema = (form: Form): object => ({
  type: 'object',
  properties: {
    ...z.toJSONSchema(form.fields, { io: 'input' }).properties,
    ...Object.fromEntries(form.files.map((part) => [part, { type: 'string', format: 'binary' }])),
  },
  required: form.files,
});

const withForm = <Schema extends object>(schema: Schema, form: Form | undefined): Schema =>
  form ? { ...schema, consumes: ['multipart/form-data'], body: formSchema(form) } : schema;

/** The page's scripts are served from the package, not from another host. */
const DOCS_POLICY = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Registers the OpenAPI document at /api/openapi.json and its page at /api/docs. Call it before the routes are registered. */
export const describeApi = async (app: FastifyInstance, title: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1',
        description: 'Made from the contract that the server answers by.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      return { schema: withForm(schema ?? {}, route.route.config?.form), url };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
};
