const PATHS = {
  info: 'M12 11v5M12 8v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0',
  success: 'm8 12.5 2.8 2.8L16.2 9.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0',
  warning:
    'M12 9.5v4M12 16.5v.01M10.6 4.3 2.9 17.6a1.6 1.6 0 0 0 1.4 2.4h15.4a1.6 1.6 0 0 0 1.4-2.4L13.4 4.3a1.6 1.6 0 0 0-2.8 0Z',
  error: 'M12 8v4.5M12 16v.01M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3Z',
  check: 'm6 12.5 4 4 8-9',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  eyeOff:
    'M4 4l16 16M9.9 9.9a3 3 0 0 0 4.2 4.2M7 7.2C4 9 2.5 12 2.5 12S6 18.5 12 18.5c1.8 0 3.4-.6 4.8-1.400M10.5 5.600A9 9 0 0 1 12 5.500c6 0 9.5 6.5 9.5 6.500a17 17 0 0 1-2.2 2.9',
  file: 'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8Zm0 0v5h5M9 13h6M9 17h4',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.500v13l10-6.500Z',
} as const;

type GlyphProps = { name: keyof typeof PATHS; size?: number; className?: string | undefined };

export function Glyph({ name, size = 24, className }: GlyphProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
