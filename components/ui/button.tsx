import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export const buttonVariants = cva(
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-lg border text-[0.9375rem] font-medium no-underline eased disabled:cursor-not-allowed disabled:opacity-60 [&_svg]:size-[1.125rem] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong',
        outline: 'border-line-strong bg-surface text-ink hover:bg-sunken',
        quiet: 'border-transparent bg-transparent text-link hover:bg-sunken',
      },
      size: { default: 'px-4', icon: 'w-11' },
    },
    defaultVariants: { variant: 'primary', size: 'default' },
  },
)

export type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>

export function Button({ className, variant, size, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...props} />
}
