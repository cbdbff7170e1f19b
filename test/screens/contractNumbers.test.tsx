import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import * as form from '#test/journey/businessSamples.ts';
import { openContract, standInOnContract } from './contractOnScreen.tsx';
import { chooseOffer, foldOf, signContract, wordsOf } from './seen.ts';

standInOnContract();

describe('the review of the contract', () => {
  it("tells how the chosen offer goes with the sample's revenue, or with own numbers, until it is signed (R16.1, R19.1, R19.3)", async () => {
    const { journey, user, sent } = await openContract();
    await chooseOffer(journey, '6-month');
    journey.open(ROUTES.contract.path);
    const numbers = () => screen.queryByRole('heading', { name: 'Can you live on this?' })?.closest('section');
    const told = () => numbers() && wordsOf(numbers()?.querySelectorAll(':scope > p') ?? []).join(' ');
    expect(told()).toBe(
      "With the sample's revenue, all is repaid in month 7. Your lowest month is month 1: $8,333 is left for you. Estimated APR 33.8%. An estimate with the sample's revenue. It promises nothing.",
    );
    expect(foldOf('Use your own numbers').open).toBe(false);
    await user.click(screen.getByText('Use your own numbers'));
    act(() => screen.getByRole('slider', { name: 'Change of revenue' }).focus());
    await user.keyboard('{Home}');
    expect(sent.at(-1)).toEqual({ type: 'plan.changed', field: 'changePercent', value: -60 });
    journey.send({ type: 'plan.changed', field: 'costsDollars', value: 5000 });
    expect(foldOf('Change your numbers').open).toBe(true);
    expect(told()).toBe(
      "With your numbers, all is repaid in month 14. You are short in 12 months, $20,004 in all. The worst is month 1: $1,667 short. The advance isn't counted: keep that much of it aside. Estimated APR 15.3%. An estimate from your own numbers. It promises nothing.",
    );
    journey.send({ type: 'plan.changed', field: 'revenueDollars', value: 1000 });
    expect(told()).toMatch(
      /With your numbers, not all is repaid within 10 years\. .* The worst is month 1: \$4,960 short\. That is more than the advance\. It has no estimated APR\./,
    );
    journey.open(ROUTES.entityDetails.path);
    journey.send(form.choose('sole-proprietorship'));
    journey.open(ROUTES.contract.path);
    expect(told()).toBeUndefined();
    journey.open(ROUTES.entityDetails.path);
    journey.send(form.choose('llc'));
    journey.open(ROUTES.contract.path);
    expect(told()).toBeDefined();
    await signContract(journey);
    expect(told()).toBeUndefined();
  });
});
