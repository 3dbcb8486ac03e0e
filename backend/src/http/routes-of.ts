import type { AnyElysia, Context, DocumentDecoration, Elysia } from 'elysia'
import type { About, Call, Operation, Tag } from './operation.ts'

/** What a handler is given: all that the app's plugins give to its routes. */
type ContextOf<App extends AnyElysia, Path extends string> = Context<
  object,
  App['~Singleton'] & {
    derive: App['~Ephemeral']['derive'] & App['~Volatile']['derive']
    resolve: App['~Ephemeral']['resolve'] & App['~Volatile']['resolve']
  },
  Path
>

type Route<Context> = About & { handle: (context: Context) => unknown }

/**
 * How a module adds its routes: each with its call, with what is said of it, and with what it does. The reply has the status
 * that is said.
 * @param app with the plugins that its routes need
 * @param tag what its calls are about
 */
export function routesOf<App extends AnyElysia>(app: App, tag: Tag) {
  const plain = app as AnyElysia as Elysia
  return <Path extends string>(call: Call<Path>, { handle, ...about }: Route<ContextOf<App, Path>>): void => {
    const operation: Operation = { call, tag, status: call.reply || about.answers ? 200 : 204, ...about }
    const { status } = operation
    // Elysia reads the text of a handler for what it asks for, so it is given as it is.
    plain.route(call.method, call.path, handle as never, {
      // Frozen, so that Elysia merges nothing into it: schemas are known by their identity.
      detail: { operation: Object.freeze(operation) } as DocumentDecoration,
      ...((status === 201 || status === 204) && {
        afterHandle({ set }) {
          set.status = status
        },
      }),
    })
  }
}

/** What is said of the calls of an app, in the order of its routes. */
export function operationsOf(routes: AnyElysia['routes']): Operation[] {
  return routes.flatMap(({ hooks }) => hooks.detail?.operation ?? [])
}
