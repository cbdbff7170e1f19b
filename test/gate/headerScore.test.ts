import { describe, expect, it } from 'vitest';
import { guardingHeaders, HTTPS_HEADERS } from '#src/build/headers.ts';
import { sealed } from '#src/build/sealPages.ts';
import { type Answer, judge } from './observatory.ts';

const PAGE = '<meta charset="utf-8" />\n<script type="module" crossorigin src="/assets/index-1a2b.js"></script>';

function shipped(isDemonstration: boolean): Answer {
  const headers = Object.entries({ ...guardingHeaders({ isDemonstration }), ...HTTPS_HEADERS });
  return {
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    page: sealed(PAGE, { isDemonstration }, () => new TextEncoder().encode('export {};')),
    isRedirected: true,
  };
}

function withPolicy(answer: Answer, change: (policy: string) => string): Answer {
  const policy = change(answer.headers['content-security-policy'] ?? '');
  return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy } };
}

describe('the headers by the rules of the MDN HTTP Observatory', () => {
  it.each([false, true])('reach 155 of 160 points on a host with HTTPS (demonstration: %s)', (isDemonstration) => {
    expect(judge(shipped(isDemonstration))).toEqual({
      score: 155,
      parts: {
        'content security policy': 10,
        cookies: 0,
        'cross-origin resource sharing': 0,
        redirection: 0,
        referrer: 5,
        'https only': 0,
        'subresource integrity': 5,
        'content type options': 0,
        framing: 5,
        'resource policy': 10,
        'opener policy': 10,
        'embedder policy': 10,
      },
    });
  });

  it('are judged as the Observatory does: 30 points without any header, and no extra points below 90', () => {
    expect(judge({ headers: {}, page: PAGE, isRedirected: true }).score).toBe(30);
    expect(judge({ ...shipped(false), isRedirected: false }).score).toBe(80);
    expect(judge({ ...shipped(false), page: PAGE }).score).toBe(150);
  });

  it.each([
    ["style-src 'self'", "style-src 'self' 'unsafe-inline'", 145],
    ["default-src 'none'", "default-src 'self'", 150],
    ["script-src 'self'", "script-src 'self' 'unsafe-eval'", 135],
    ["script-src 'self'", "script-src 'self' 'unsafe-inline'", 80],
    ["script-src 'self'", "script-src 'self' https:", 80],
    ["img-src 'self'", "img-src 'self' http:", 135],
    ["frame-ancestors 'none'; ", '', 150],
  ])('fall when %s becomes "%s": %d points', (rule, weaker, score) => {
    const answer = shipped(false);
    expect(answer.headers['content-security-policy']).toContain(rule);
    expect(judge(withPolicy(answer, (policy) => policy.replace(rule, weaker))).score).toBe(score);
  });
});
