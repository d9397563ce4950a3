export const PROJECT: string;
export const PINNED_NODE: string;
export function installDependencies(project?: string): Promise<boolean>;
