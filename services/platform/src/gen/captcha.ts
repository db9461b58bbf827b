import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { CaptchaServiceClient as _pandex_captcha_v1_CaptchaServiceClient, CaptchaServiceDefinition as _pandex_captcha_v1_CaptchaServiceDefinition } from './pandex/captcha/v1/CaptchaService.ts';
import type { Challenge as _pandex_captcha_v1_Challenge, Challenge__Output as _pandex_captcha_v1_Challenge__Output } from './pandex/captcha/v1/Challenge.ts';
import type { CheckAnswerReply as _pandex_captcha_v1_CheckAnswerReply, CheckAnswerReply__Output as _pandex_captcha_v1_CheckAnswerReply__Output } from './pandex/captcha/v1/CheckAnswerReply.ts';
import type { CheckAnswerRequest as _pandex_captcha_v1_CheckAnswerRequest, CheckAnswerRequest__Output as _pandex_captcha_v1_CheckAnswerRequest__Output } from './pandex/captcha/v1/CheckAnswerRequest.ts';
import type { CreateChallengeRequest as _pandex_captcha_v1_CreateChallengeRequest, CreateChallengeRequest__Output as _pandex_captcha_v1_CreateChallengeRequest__Output } from './pandex/captcha/v1/CreateChallengeRequest.ts';
import type { UseTokenRequest as _pandex_captcha_v1_UseTokenRequest, UseTokenRequest__Output as _pandex_captcha_v1_UseTokenRequest__Output } from './pandex/captcha/v1/UseTokenRequest.ts';
import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from './pandex/common/v1/Empty.ts';
import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from './pandex/common/v1/Page.ts';
import type { ServiceStatus as _pandex_common_v1_ServiceStatus, ServiceStatus__Output as _pandex_common_v1_ServiceStatus__Output } from './pandex/common/v1/ServiceStatus.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  pandex: {
    captcha: {
      v1: {
        CaptchaService: SubtypeConstructor<typeof grpc.Client, _pandex_captcha_v1_CaptchaServiceClient> & { service: _pandex_captcha_v1_CaptchaServiceDefinition }
        Challenge: MessageTypeDefinition<_pandex_captcha_v1_Challenge, _pandex_captcha_v1_Challenge__Output>
        CheckAnswerReply: MessageTypeDefinition<_pandex_captcha_v1_CheckAnswerReply, _pandex_captcha_v1_CheckAnswerReply__Output>
        CheckAnswerRequest: MessageTypeDefinition<_pandex_captcha_v1_CheckAnswerRequest, _pandex_captcha_v1_CheckAnswerRequest__Output>
        CreateChallengeRequest: MessageTypeDefinition<_pandex_captcha_v1_CreateChallengeRequest, _pandex_captcha_v1_CreateChallengeRequest__Output>
        UseTokenRequest: MessageTypeDefinition<_pandex_captcha_v1_UseTokenRequest, _pandex_captcha_v1_UseTokenRequest__Output>
      }
    }
    common: {
      v1: {
        Empty: MessageTypeDefinition<_pandex_common_v1_Empty, _pandex_common_v1_Empty__Output>
        Page: MessageTypeDefinition<_pandex_common_v1_Page, _pandex_common_v1_Page__Output>
        ServiceStatus: MessageTypeDefinition<_pandex_common_v1_ServiceStatus, _pandex_common_v1_ServiceStatus__Output>
      }
    }
  }
}

