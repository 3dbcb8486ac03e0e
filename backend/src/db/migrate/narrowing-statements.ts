import { type ParseResult, parse, parsePlPgSQL } from 'libpg-query'
import { neededBy } from './needs.ts'

/** What drizzle-kit keeps of the tables beside each migration, as far as it is read here. */
export interface Snapshot {
  tables: Record<
    string,
    {
      name: string
      columns: Record<string, { notNull: boolean; default?: unknown }>
      indexes: Record<string, { isUnique: boolean }>
      uniqueConstraints: Record<string, unknown>
    }
  >
}

/** Whatever a statement is made of, as PostgreSQL's own parser names it. */
// biome-ignore lint/suspicious/noExplicitAny: the parser's types leave every member open
type Node = any

/** Fill a column by themselves. `bigserial` is one of the type's names. */
const FILLED = ['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED']
const SERIAL = /serial$/
/** Servers ask for none of these by name, but for an index that is unique. */
const UNNAMED = ['OBJECT_INDEX', 'OBJECT_STATISTIC_EXT']

/**
 * What a migration takes from servers of the version before, which go on working beside it and are gone back to
 * (docs/upgrading.md): a table or column that they know is dropped, renamed or changed in type, or a row that they write
 * lacks what is asked for. What they do not know may be changed at will. A migration that says in a line of its own what servers have to
 * know takes nothing by surprise, and is not looked into.
 * @param statements of the file, as drizzle splits them
 * @param known what the tables were in the version before
 * @returns a sentence for each; none where all is well
 * @throws SqlError where a statement is none
 */
export async function narrowingStatements(statements: readonly string[], known: Snapshot): Promise<string[]> {
  if (neededBy({ sql: [...statements] }) !== null) return []
  const nodes = (await Promise.all(statements.map(nodesOf))).flat()
  const tables = new Map(Object.values(known.tables).map((table) => [table.name, table]))
  const filled = new Set<string>()
  return nodes.flatMap((node, at) => {
    const later = nodes.slice(at + 1)
    const [[kind, of]] = Object.entries<Node>(node) as [[string, Node]]
    if (kind === 'DropStmt') return dropped(of, later, tables)
    if (kind === 'RenameStmt') return renamed(of, tables)
    if (kind === 'AlterObjectSchemaStmt' && (!of.relation || tables.has(of.relation.relname)))
      return [`${nameOf(of)} goes to another schema`]
    if (kind === 'AlterEnumStmt' && of.oldVal) return [`the value ${of.oldVal} gets another name`]
    if (kind === 'AlterTableStmt')
      return of.cmds.flatMap((cmd: Node) => altered(of, cmd.AlterTableCmd, later, tables, filled))
    return []
  })
}

type Tables = Map<string, Snapshot['tables'][string]>

function dropped({ removeType, objects }: Node, later: Node[], tables: Tables): string[] {
  const names: string[] = objects.map(nameOf)
  if (removeType === 'OBJECT_TABLE')
    return names.filter((name) => tables.has(name)).map((name) => `drops the table ${name}`)
  const isUnique = (name: string) => [...tables.values()].some(({ indexes }) => indexes[name]?.isUnique)
  return names
    .filter((name) => (UNNAMED.includes(removeType) ? isUnique(name) : true))
    .filter((name) => !later.some((node) => madeBy(node).includes(name)))
    .map((name) => `drops ${name}, and does not make it again`)
}

function renamed(of: Node, tables: Tables): string[] {
  const table = tables.get(of.relation?.relname)
  const is = (...types: string[]) => types.includes(of.renameType)
  if (is('OBJECT_TABCONSTRAINT', 'OBJECT_INDEX', 'OBJECT_TRIGGER')) return []
  if (is('OBJECT_TABLE')) return table ? [`the table ${table.name} gets another name`] : []
  if (is('OBJECT_COLUMN') && of.relationType === 'OBJECT_TABLE')
    return table?.columns[of.subname] ? [`${table.name}.${of.subname} gets another name`] : []
  return [`${nameOf(of)} gets another name`]
}

function altered(
  { relation }: Node,
  { subtype, name, def }: Node,
  later: Node[],
  tables: Tables,
  filled: Set<string>,
): string[] {
  const table = tables.get(relation.relname)
  if (!table) return []
  const column = table.columns[name]
  const full = `${table.name}.${name ?? def?.ColumnDef?.colname}`
  if (subtype === 'AT_DropColumn' && column) return [`drops the column ${full}`]
  if (subtype === 'AT_AlterColumnType' && column) return [`changes the type of ${full}`]
  if (subtype === 'AT_ColumnDefault') {
    if (def) filled.add(full)
    else if (column?.default !== undefined) return [`takes the default of ${full}, which servers may leave out`]
  }
  if (subtype === 'AT_SetNotNull' && !column?.notNull && !filled.has(full))
    return [`wants ${full}, which servers may leave out`]
  if (
    subtype === 'AT_DropConstraint' &&
    table.uniqueConstraints[name] &&
    !later.some((node) => madeBy(node).includes(name))
  )
    return [`drops ${name}, and does not make it again`]
  if (subtype !== 'AT_AddColumn') return []
  const { constraints = [], typeName } = def.ColumnDef
  const types: string[] = constraints.map(({ Constraint }: Node) => Constraint.contype)
  const isFilled = types.some((type) => FILLED.includes(type)) || SERIAL.test(nameOf({ items: typeName.names }))
  if (isFilled) filled.add(full)
  const isWanted = types.includes('CONSTR_NOTNULL') || types.includes('CONSTR_PRIMARY')
  return isWanted && !isFilled ? [`wants the new ${full}, which servers leave out, and has no default for it`] : []
}

/** The names that a statement gives, of what could have been dropped before. */
function madeBy(node: Node): string[] {
  const [[kind, of]] = Object.entries<Node>(node) as [[string, Node]]
  if (kind === 'CreateFunctionStmt') return [nameOf({ items: of.funcname })]
  if (kind === 'AlterTableStmt') return of.cmds.map(({ AlterTableCmd }: Node) => AlterTableCmd.def?.Constraint?.conname)
  return [of.idxname ?? of.trigname ?? of.policy_name ?? of.view?.relname ?? of.sequence?.relname]
}

/** The last of its parts: `public.jobs` is `jobs`; of a trigger, its own and not the table's. */
function nameOf(node: Node): string {
  const list =
    node.List?.items ?? node.ObjectWithArgs?.objname ?? node.TypeName?.names ?? node.items ?? node.object?.List?.items
  const last = list?.at(-1) ?? node.object?.ObjectWithArgs?.objname?.at(-1)
  return last?.String?.sval ?? node.relation?.relname ?? ''
}

/** A statement, and those inside of a `DO`. */
async function nodesOf(sql: string): Promise<Node[]> {
  const { stmts = [] }: ParseResult = await parse(sql)
  const nodes = stmts.map(({ stmt }) => stmt)
  if (!nodes.some((node: Node) => node.DoStmt)) return nodes
  const inside = queriesIn(await parsePlPgSQL(sql)).map((query) =>
    parse(query).then(
      ({ stmts: inner = [] }) => inner,
      () => [],
    ),
  )
  return [...nodes, ...(await Promise.all(inside)).flat().map(({ stmt }) => stmt)]
}

/** All that PL/pgSQL would hand on; what is an expression and no statement is among it. */
function queriesIn(node: Node): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = typeof node.query === 'string' ? [node.query] : []
  return [...own, ...Object.values(node).flatMap(queriesIn)]
}
