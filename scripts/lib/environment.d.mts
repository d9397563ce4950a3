type Environment = Readonly<Record<string, string | undefined>>;

export const MEMORY: Readonly<Record<string, string>>;
export function environmentOf(command: string, given: Environment): Environment;
