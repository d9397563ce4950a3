// Drizzle, imported once for all files: for each file that imports it, Node parses its package.json of 180 kB anew, which took a fifth of the
// time until the server's code was loaded.
export * from 'drizzle-orm';
