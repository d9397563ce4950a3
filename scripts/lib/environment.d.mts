type Environment = Readonly<Record<string, string | undefined>>;

export const ALLOCATOR: Readonly<Record<string, string>>;
export function environmentOf(command: string, given: Environment): Environment;
