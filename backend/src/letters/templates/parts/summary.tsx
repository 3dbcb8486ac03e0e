import { Paragraph } from './paragraph.tsx'

/** Says why a letter comes late, and that it stands for several. */
export function Summary() {
  return (
    <Paragraph soft>
      There was more news than we write letters about in a day. This one sums it up: it says where things stand now.
    </Paragraph>
  )
}
