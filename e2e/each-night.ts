/**
 * Cases that the same code reads: by day those named, one of each kind, each night (`JANTAR_THOROUGH=1`) all.
 */
export const oneOfEachKind = <Case extends readonly [name: string, ...rest: unknown[]]>(
  cases: readonly Case[],
  named: readonly string[],
): readonly Case[] => (process.env.JANTAR_THOROUGH ? cases : cases.filter(([name]) => named.includes(name)))
