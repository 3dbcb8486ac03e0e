import { type ReactNode, useSyncExternalStore } from 'react'

/** A notification: a title and, where there is more to say, a sentence. */
export interface Toast {
  id: number
  title: string
  description?: string
  /** What else follows from it, as a sentence below. */
  details?: ReactNode
  /** Of the request that failed, to be quoted in a report. */
  requestId?: string | undefined
  tone: 'success' | 'destructive' | 'neutral'
  /** What can be done about it, and for how many seconds; the notification stays at least as long. */
  action?: { label: string; seconds: number; run: () => void } | undefined
}

let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Shows a notification for 5000 ms, or as long as its action can be taken. At most one is visible: the newest replaces the one before
 * (docs/rules.md#at-most-one-notification-is-visible).
 */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  current = { ...toast, id: lastId }
  for (const listener of listeners) listener()
}

/** Takes a notification away, unless a newer one has replaced it already. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return
  current = null
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The visible notification, or null; for the shell's toaster. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}
