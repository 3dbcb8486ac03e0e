import { Textarea } from '@fluentui/react-components'
import type { Member, Team } from '@goodword/contract/members'
import { useSWR } from '@goodword/shared-ui/kernel'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { MEMBERS } from './members-path.ts'
import { MentionList } from './mention-list.tsx'
import { labelOf, type MentionTyped, matching, mentionAt } from './mentions.ts'

/** The most people that are offered at once. */
const OFFERED = 8

interface MentionFieldProps {
  value: string
  fieldRef: RefObject<HTMLTextAreaElement | null>
  /** Who was chosen before, by what stands for them in the text. */
  chosen: ReadonlyMap<string, string>
  onChange: (text: string) => void
  /** Somebody was chosen. @param label what stands for them in the text, behind an @ */
  onMention: (label: string, userId: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/**
 * A field for a note, in which @ offers the people of the company: arrow keys move, Enter or Tab takes, Escape closes. What assists
 * says is that of a combobox, as far as a field of many lines may.
 */
export function MentionField({ value, fieldRef, chosen, onChange, onMention, onKeyDown, ...rest }: MentionFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<MentionTyped>()
  const [place, setPlace] = useState(0)
  // Not before somebody is mentioned.
  const { data: team } = useSWR<Team>(typed ? MEMBERS : null)
  const members = team?.members ?? []
  const offered = typed ? matching(members, typed.query).slice(0, OFFERED) : []
  const isOpen = offered.length > 0
  const active = offered[Math.min(place, offered.length - 1)]
  const optionId = (member: Member) => `${id}-${member.userId}`

  function look(field: HTMLTextAreaElement) {
    const isCaret = field.selectionStart === field.selectionEnd
    setTyped(isCaret ? mentionAt(field.value, field.selectionStart, chosen.keys()) : undefined)
    setPlace(0)
  }
  function take(member: Member) {
    if (!typed) return
    const label = labelOf(member, members)
    const before = `${value.slice(0, typed.from)}@${label} `
    onMention(label, member.userId)
    onChange(before + value.slice(typed.to))
    setTyped(undefined)
    // Once the text is there.
    requestAnimationFrame(() => fieldRef.current?.setSelectionRange(before.length, before.length))
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing)
    if (!(isOpen && isPlain && active)) return onKeyDown(event)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setPlace((offered.indexOf(active) + step + offered.length) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(active)
    else if (event.key === 'Escape') setTyped(undefined)
    else return onKeyDown(event)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div style={{ position: 'relative' }}>
      <Textarea
        {...rest}
        style={{ width: '100%' }}
        ref={fieldRef}
        dir="auto"
        resize="vertical"
        rows={3}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        {...(isOpen && active && { 'aria-controls': id, 'aria-activedescendant': optionId(active) })}
        onChange={(event, data) => {
          onChange(data.value)
          look(event.target)
        }}
        onKeyDown={press}
        onKeyUp={(event) => {
          if (/^(Arrow(Left|Right)|Home|End)$/.test(event.key)) look(event.currentTarget)
        }}
        onClick={(event) => look(event.currentTarget)}
        onBlur={() => setTyped(undefined)}
      />
      <MentionList id={id} offered={offered} active={active} optionId={optionId} onTake={take} />
    </div>
  )
}
