// npm run worker: runs queued jobs in a process of its own, on any machine that reaches the database and the files.
await import('../server/worker.ts');

export {};
