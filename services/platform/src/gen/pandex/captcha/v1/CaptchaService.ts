// Original file: protos/pandex/captcha/v1/captcha.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { Challenge as _pandex_captcha_v1_Challenge, Challenge__Output as _pandex_captcha_v1_Challenge__Output } from '../../../pandex/captcha/v1/Challenge.ts';
import type { CheckAnswerReply as _pandex_captcha_v1_CheckAnswerReply, CheckAnswerReply__Output as _pandex_captcha_v1_CheckAnswerReply__Output } from '../../../pandex/captcha/v1/CheckAnswerReply.ts';
import type { CheckAnswerRequest as _pandex_captcha_v1_CheckAnswerRequest, CheckAnswerRequest__Output as _pandex_captcha_v1_CheckAnswerRequest__Output } from '../../../pandex/captcha/v1/CheckAnswerRequest.ts';
import type { CreateChallengeRequest as _pandex_captcha_v1_CreateChallengeRequest, CreateChallengeRequest__Output as _pandex_captcha_v1_CreateChallengeRequest__Output } from '../../../pandex/captcha/v1/CreateChallengeRequest.ts';
import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from '../../../pandex/common/v1/Empty.ts';
import type { ServiceStatus as _pandex_common_v1_ServiceStatus, ServiceStatus__Output as _pandex_common_v1_ServiceStatus__Output } from '../../../pandex/common/v1/ServiceStatus.ts';
import type { UseTokenRequest as _pandex_captcha_v1_UseTokenRequest, UseTokenRequest__Output as _pandex_captcha_v1_UseTokenRequest__Output } from '../../../pandex/captcha/v1/UseTokenRequest.ts';

export interface CaptchaServiceClient extends grpc.Client {
  CheckAnswer(argument: _pandex_captcha_v1_CheckAnswerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_captcha_v1_CheckAnswerReply__Output>): grpc.ClientUnaryCall;
  CheckAnswer(argument: _pandex_captcha_v1_CheckAnswerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_captcha_v1_CheckAnswerReply__Output>): grpc.ClientUnaryCall;
  CheckAnswer(argument: _pandex_captcha_v1_CheckAnswerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_captcha_v1_CheckAnswerReply__Output>): grpc.ClientUnaryCall;
  CheckAnswer(argument: _pandex_captcha_v1_CheckAnswerRequest, callback: grpc.requestCallback<_pandex_captcha_v1_CheckAnswerReply__Output>): grpc.ClientUnaryCall;
  checkAnswer(argument: _pandex_captcha_v1_CheckAnswerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_captcha_v1_CheckAnswerReply__Output>): grpc.ClientUnaryCall;
  checkAnswer(argument: _pandex_captcha_v1_CheckAnswerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_captcha_v1_CheckAnswerReply__Output>): grpc.ClientUnaryCall;
  checkAnswer(argument: _pandex_captcha_v1_CheckAnswerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_captcha_v1_CheckAnswerReply__Output>): grpc.ClientUnaryCall;
  checkAnswer(argument: _pandex_captcha_v1_CheckAnswerRequest, callback: grpc.requestCallback<_pandex_captcha_v1_CheckAnswerReply__Output>): grpc.ClientUnaryCall;
  
  CreateChallenge(argument: _pandex_captcha_v1_CreateChallengeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_captcha_v1_Challenge__Output>): grpc.ClientUnaryCall;
  CreateChallenge(argument: _pandex_captcha_v1_CreateChallengeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_captcha_v1_Challenge__Output>): grpc.ClientUnaryCall;
  CreateChallenge(argument: _pandex_captcha_v1_CreateChallengeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_captcha_v1_Challenge__Output>): grpc.ClientUnaryCall;
  CreateChallenge(argument: _pandex_captcha_v1_CreateChallengeRequest, callback: grpc.requestCallback<_pandex_captcha_v1_Challenge__Output>): grpc.ClientUnaryCall;
  createChallenge(argument: _pandex_captcha_v1_CreateChallengeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_captcha_v1_Challenge__Output>): grpc.ClientUnaryCall;
  createChallenge(argument: _pandex_captcha_v1_CreateChallengeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_captcha_v1_Challenge__Output>): grpc.ClientUnaryCall;
  createChallenge(argument: _pandex_captcha_v1_CreateChallengeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_captcha_v1_Challenge__Output>): grpc.ClientUnaryCall;
  createChallenge(argument: _pandex_captcha_v1_CreateChallengeRequest, callback: grpc.requestCallback<_pandex_captcha_v1_Challenge__Output>): grpc.ClientUnaryCall;
  
  GetServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  
  UseToken(argument: _pandex_captcha_v1_UseTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  UseToken(argument: _pandex_captcha_v1_UseTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  UseToken(argument: _pandex_captcha_v1_UseTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  UseToken(argument: _pandex_captcha_v1_UseTokenRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  useToken(argument: _pandex_captcha_v1_UseTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  useToken(argument: _pandex_captcha_v1_UseTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  useToken(argument: _pandex_captcha_v1_UseTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  useToken(argument: _pandex_captcha_v1_UseTokenRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
}

export interface CaptchaServiceHandlers extends grpc.UntypedServiceImplementation {
  CheckAnswer: grpc.handleUnaryCall<_pandex_captcha_v1_CheckAnswerRequest__Output, _pandex_captcha_v1_CheckAnswerReply>;
  
  CreateChallenge: grpc.handleUnaryCall<_pandex_captcha_v1_CreateChallengeRequest__Output, _pandex_captcha_v1_Challenge>;
  
  GetServiceStatus: grpc.handleUnaryCall<_pandex_common_v1_Empty__Output, _pandex_common_v1_ServiceStatus>;
  
  UseToken: grpc.handleUnaryCall<_pandex_captcha_v1_UseTokenRequest__Output, _pandex_common_v1_Empty>;
  
}

export interface CaptchaServiceDefinition extends grpc.ServiceDefinition {
  CheckAnswer: MethodDefinition<_pandex_captcha_v1_CheckAnswerRequest, _pandex_captcha_v1_CheckAnswerReply, _pandex_captcha_v1_CheckAnswerRequest__Output, _pandex_captcha_v1_CheckAnswerReply__Output>
  CreateChallenge: MethodDefinition<_pandex_captcha_v1_CreateChallengeRequest, _pandex_captcha_v1_Challenge, _pandex_captcha_v1_CreateChallengeRequest__Output, _pandex_captcha_v1_Challenge__Output>
  GetServiceStatus: MethodDefinition<_pandex_common_v1_Empty, _pandex_common_v1_ServiceStatus, _pandex_common_v1_Empty__Output, _pandex_common_v1_ServiceStatus__Output>
  UseToken: MethodDefinition<_pandex_captcha_v1_UseTokenRequest, _pandex_common_v1_Empty, _pandex_captcha_v1_UseTokenRequest__Output, _pandex_common_v1_Empty__Output>
}
