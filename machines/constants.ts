export const KIB = 1024;
export const MIB = 1024 * KIB;

/* Session (R2, R4) */
export const DEMO_EMAIL = 'demo@example.com';
export const DEMO_NAME = 'Demo Creator';

/* Landing calculator (R3.7, R3.8) */
export const CALCULATOR_THOUSAND_DOLLARS = { min: 10, max: 100, step: 1 } as const;
export const PAYOUT_DOLLARS = { min: 1000, max: 1_200_000, step: 1 } as const;
export const ADVANCE_MONTHS = [3, 6, 12] as const;
export const CALCULATOR_DEFAULT = { monthlyRevenueThousandDollars: 10, months: 3 } as const;
export const PAYOUT_DEFAULT = { amountDollars: 10_000, months: 12 } as const;

/* Slider (R7) */
export const SLIDER_DEFAULT_MIN = 0;
export const SLIDER_DEFAULT_MAX = 100;
export const SLIDER_DEFAULT_STEP = 1;
export const SLIDER_PAGE_STEPS = 10;

/* Simulated services (R5.3, R5.5, R12.5) */
export const SIGN_IN_MS = 600;
export const PATREON_CONNECT_MS = 1000;
export const ACCOUNT_CONNECT_MS = 1500;
export const SIGNING_MS = 1000;

/* Timed screens (R6, R11) */
export const TIMED_SCREEN_MS = 7000;
export const PROGRESS_TICK_MS = 140;
export const PROGRESS_POINTS_PER_TICK = 2;
export const PROGRESS_COMPLETE_PERCENT = 100;
/** 100% is shown for this long before the screen closes (R6.1, R6.3). */
export const PROGRESS_LAST_REPORT_MS = 70;
/** The percentage at which each step is complete (R6.2, R11.1). */
export const TIMED_STEP_PERCENTS = {
  processing: {
    connectingToPatreon: 20,
    fetchingSubscriptionData: 40,
    analyzingRevenueStreams: 60,
    calculatingFundingOptions: 80,
    preparingYourOffer: 100,
  },
  businessVerification: { businessStatus: 33, existingFundingObligations: 66, taxStanding: 100 },
} as const;

/* Calendar (R9.6, R13.1): checked on the minute, because midnight is on the minute in every time zone. */
export const CALENDAR_CHECK_MS = 60_000;

/* Repayment terms (R8.2, R8.4) */
export const REPAYMENT_PERCENT = 90;
export const CREATOR_PERCENT = 10;
export const REMINDER_DAYS_BEFORE_PAYMENT = 3;
export const WEAK_MONTH_PERCENT = 50;

/* Estimates from a creator's own numbers (R19.3) */
/** An offer that takes longer to repay counts as not repaid. */
export const MAX_FORECAST_MONTHS = 120;
/** Shorter forecasts are extended to this length, so they can be compared. */
export const MIN_FORECAST_MONTHS = 12;
export const PLAN_RANGES = {
  revenueDollars: { min: 1000, max: 1_200_000, step: 1 },
  changePercent: { min: -60, max: 60, step: 5 },
  changeMonth: { min: 1, max: 12, step: 1 },
  changeLastsMonths: { min: 1, max: 12, step: 1 },
  costsDollars: { min: 0, max: 1_200_000, step: 1 },
  taxPercent: { min: 0, max: 60, step: 1 },
} as const;

/* Sample revenue (R18.1), oldest month first; the sum is the projected revenue of the 12-month offer. */
export const SAMPLE_REVENUE_DOLLARS = [
  61_400, 66_900, 64_200, 72_800, 79_500, 77_100, 84_600, 91_300, 88_700, 98_200, 103_900, 111_400,
] as const;
export const BEST_REVENUE_DOLLARS = Math.max(...SAMPLE_REVENUE_DOLLARS);

/* Business details (R9) */
export const MIN_OWNER_PERCENT = 25;
export const MAX_OWNER_PERCENT = 100;
export const INCOME_SHARE_LIMIT_PERCENT = 50;
export const OWNER_ID_ADVISED_BYTES = 5 * MIB;
export const DOCUMENT_ADVISED_BYTES = 10 * MIB;

/* IRS form (R10) */
export const MAX_IRS_FORM_BYTES = 10 * MIB;
export const PDF_SIGNATURE_WINDOW_BYTES = 1024;
export const PDF_LOAD_DEADLINE_MS = 15_000;

/* Chosen files (R9.4 to R9.6, R10.4, R20.5) */
/** Enough to detect a file type; names that distinguish Word from Excel can come after the first 1,024 bytes. */
export const FILE_START_BYTES = 4096;
/** Only the first bytes of larger files are checked; opening them takes too much time and memory on a phone. */
export const MAX_INSPECTED_FILE_BYTES = 32 * MIB;
/** If opening a file takes longer, its first bytes determine its type; if those can't be read, it's `unreadable`. */
export const FILE_INSPECTION_DEADLINE_MS = 8000;
export const READING_SHOWN_AFTER_MS = 300;

/* Contract and its signed copy (R12) */
export const DOCUMENT_NUMBER_LIMIT = 1_000_000;
export const CONTRACT_END_TOLERANCE_PX = 30;
export const CONGRATULATIONS_DELAY_MS = 300;
export const CONFETTI_PIECES = 500;
/** More missing items than this are counted, not named. */
export const MAX_NAMED_MISSING_ITEMS = 3;
/** Must change when the wording of the consent changes. */
export const CONSENT_VERSION = '2026-11-23';
export const DOWNLOAD_URL_LIFETIME_MS = 60_000;

/* When funds arrive after signing (R8.4, R3.12, R14.3) */
export const FUNDING_DAYS = { first: 1, last: 2 } as const;
export const FUNDS_BUSINESS_DAYS = { first: 2, last: 3 } as const;
/** US bank holidays as month-day, or as month/weekday/n for the month's nth such weekday, where 0 is Sunday. */
export const BANK_HOLIDAY_DATES = ['01-01', '06-19', '07-04', '11-11', '12-25'] as const;
export const BANK_HOLIDAY_WEEKDAYS = ['01/1/3', '02/1/3', '05/1/last', '09/1/1', '10/1/2', '11/4/4'] as const;

/* Repayment (R13) */
export const COUNTDOWN_START_DAYS = 14;
export const COUNTDOWN_DAY_MS = 60_000;
export const RENEWAL_MONTHS = 3;
export const REPAYMENT_TOTAL_DOLLARS = 2850;
export const REPAYMENT_PAYMENT_DOLLARS = 475;
export const PAYMENT_HISTORY_DAYS_AGO = [90, 60, 30] as const;

/* Journey (R1.8) */
export const JOURNEY_STEPS = 7;

/* Toasts (R14.1) */
export const TOAST_LIMIT = 3;
export const PHONE_TOAST_LIMIT = 1;
export const TOAST_MS = 4000;
/** How long a live region keeps the text of a toast. */
export const ANNOUNCEMENT_MS = 1000;

/* Tooltips (R3.5) */
export const TOOLTIP_OPEN_MS = 700;
export const TOOLTIP_SKIP_MS = 300;

/* PDF viewer (R10.1, R12.1) */
export const PDF_PAGE_GAP_PX = 12;
export const PDF_ZOOM_PERCENTS = [50, 75, 100, 125, 150, 200, 300] as const;
/** US Letter, in points. */
export const LETTER_PAGE = { width: 612, height: 792 } as const;
/** A point is 1/72 inch and a CSS pixel 1/96, so 100 percent is the size on paper. */
export const PDF_PX_PER_POINT = 96 / 72;
/** In a narrower box, the PDF starts enlarged, so less of the box is lost to margins. */
export const PDF_NARROW_BOX_PX = 480;
export const PDF_NARROW_BOX_ENLARGEMENT = 1.25;
/** Canvas pixels per CSS pixel; a ratio of 1 would make letter spacing uneven. */
export const PDF_PIXEL_RATIO = 2;
/** The largest canvas that every browser draws; larger ones stay blank in some browsers. */
export const PDF_MAX_CANVAS_PIXELS = 16_000_000;
export const PDF_MAX_CANVAS_SIDE_PIXELS = 8192;
/** In a PDF of up to this many pages, offscreen pages also have a text layer for search and screen readers. */
export const PDF_TEXT_PAGES_LIMIT = 40;
export const PDF_WORKER_CLOSE_MS = 1000;

/* Landing page (R3.2, R3.7, R3.8, R3.11, R3.15) */
export const PHRASE_ROTATION_MS = 2500;
/** An estimate is announced once it has been stable this long. */
export const ESTIMATE_ANNOUNCEMENT_MS = 500;
export const EXAMPLE_REVENUE_THOUSAND_DOLLARS = 20;
export const EXAMPLE_MONTHS = 6;
export const QUALIFYING_REVENUE_MONTHS = 12;
export const QUALIFYING_MONTHLY_REVENUE_DOLLARS = 10_000;
export const REVEAL_VISIBLE_SHARE = 0.3;
export const REVEAL_STAGGER_SECONDS = 0.1;
export const REVEAL_RISE_PX = 100;
export const REVEAL_LONG_RISE_PX = 120;

/* Saving on this device (R15) */
export const SAVE_DEBOUNCE_MS = 250;
/** How long a saved journey is kept, by default and with "Remember me" (R15.5). */
export const KEPT_HOURS = 24;
export const REMEMBERED_DAYS = 30;
export const EXPIRY_CHECK_MS = 60_000;
/** How long startup waits for the browser's storage before it continues without it (R15.6). */
export const LOAD_DEADLINE_MS = 2000;
/** Deadline for each optional part of loading. */
export const LOAD_PART_DEADLINE_MS = 1500;
/** Encrypting a file takes twice its size in memory. */
export const MAX_SAVED_FILE_BYTES = 100 * MIB;
/** How long a page waits for a pending save before it reloads itself. */
export const SETTLE_DEADLINE_MS = 5000;
/** Prevents reload loops; longer than any browser waits for a missing file. */
export const RELOAD_COOLDOWN_MS = 10 * 60_000;

/* Prerendering (R13.1): the build also renders each screen for another day, to find text that depends on the date. */
export const ANOTHER_DAY_MS = 400 * 24 * 60 * 60 * 1000;
