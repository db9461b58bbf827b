// Original file: protos/pandex/captcha/v1/captcha.proto

import type { Challenge as _pandex_captcha_v1_Challenge, Challenge__Output as _pandex_captcha_v1_Challenge__Output } from '../../../pandex/captcha/v1/Challenge.ts';

export interface CheckAnswerReply {
  'ok'?: (boolean);
  'token'?: (string);
  'purpose'?: (string);
  'next'?: (_pandex_captcha_v1_Challenge | null);
}

export interface CheckAnswerReply__Output {
  'ok': (boolean);
  'token': (string);
  'purpose': (string);
  'next': (_pandex_captcha_v1_Challenge__Output | null);
}
