import { Visitor } from '@swc/core/Visitor.js';
import { cruise, type ICruiseOptions } from 'dependency-cruiser';
import { forbidden } from '../importRules.ts';

/** The parser knows `using x = …`, but its visitor throws there. The statement declares variables, so it is visited as such. */
interface UsingStatement {
  type: string;
  decls: Parameters<Visitor['visitVariableDeclarators']>[0];
}
const visitStatement = Visitor.prototype.visitStatement;
Visitor.prototype.visitStatement = function (this: Visitor, statement) {
  const { type, decls } = statement as unknown as UsingStatement; // the parser's own types do not know the statement yet
  if (type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  this.visitVariableDeclarators(decls);
  return statement;
};

const options: ICruiseOptions = {
  validate: true,
  ruleSet: { forbidden },
  parser: 'swc',
  tsPreCompilationDeps: true, // imports of types count: a leaked type is a dependency, too
  doNotFollow: { path: ['node_modules'] },
  exclude: { path: ['\\.d\\.mts$'] }, // only type declarations, which the parser does not read
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'require', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
};

/** Checks the imports of folders against scripts/importRules.ts. `more` sets the root folder and the output format. */
export const checkImports = (folders: string[], more: ICruiseOptions) =>
  cruise(folders, { ...options, ...more });
