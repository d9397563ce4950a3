import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { BucketSettings } from '../../server/config.ts';

const given = (name: string): string => {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is missing: run these tests with npm run test:s3, which starts the store.`,
    );
  return value;
};

/** Creates an empty bucket in the store that `npm run test:s3` has started. */
export async function emptyBucket(bucket: string): Promise<BucketSettings & { endpoint: string }> {
  const settings = {
    bucket,
    endpoint: given('TEST_S3_ENDPOINT'),
    region: 'us-east-1',
    timeoutMs: 30_000,
    accessKey: given('TEST_S3_ACCESS_KEY'),
    secretKey: given('TEST_S3_SECRET_KEY'),
  };
  const client = new S3Client({
    region: settings.region,
    endpoint: settings.endpoint,
    forcePathStyle: true,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return settings;
}
