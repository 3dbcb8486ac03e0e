import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { useEffect, useRef, useState } from 'react'
import { CompanyFallbackMark } from '../brand/company-fallback-mark.tsx'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  frame: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
  },
  image: { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
})

interface LogoImageProps {
  /** Address of the picture; missing or broken ones show the fallback. */
  src: string | null | undefined
  /** Whose logo it is: the alternative text. */
  name: string
  /** Side in CSS pixels. */
  size: number
}

/** A company's logo in a square of fixed size, so that nothing moves when it arrives. */
export function LogoImage({ src, name, size }: LogoImageProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const [broken, setBroken] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // Broken before React was there to hear of it: a page's HTML can come with its pictures.
    if (src && image.current?.complete && image.current.naturalWidth === 0) setBroken(src)
  }, [src])
  // The page's policy would block one that is not encrypted, and report it.
  const usable = src && src !== broken && !/^http:/i.test(src)
  return (
    <span className={styles.frame} style={{ width: size, height: size }}>
      {usable ? (
        <img
          className={styles.image}
          src={src}
          alt={t('{company} logo', { company: name })}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
          ref={image}
        />
      ) : (
        <span role="img" aria-label={t('{company} logo', { company: name })} style={{ display: 'grid' }}>
          <CompanyFallbackMark size={Math.round(size * 0.55)} />
        </span>
      )}
    </span>
  )
}
