import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { GetInfoRequest as _pandex_user_v1_GetInfoRequest, GetInfoRequest__Output as _pandex_user_v1_GetInfoRequest__Output } from './pandex/user/v1/GetInfoRequest.ts';
import type { GetSessionRequest as _pandex_user_v1_GetSessionRequest, GetSessionRequest__Output as _pandex_user_v1_GetSessionRequest__Output } from './pandex/user/v1/GetSessionRequest.ts';
import type { LoginReply as _pandex_user_v1_LoginReply, LoginReply__Output as _pandex_user_v1_LoginReply__Output } from './pandex/user/v1/LoginReply.ts';
import type { LoginRequest as _pandex_user_v1_LoginRequest, LoginRequest__Output as _pandex_user_v1_LoginRequest__Output } from './pandex/user/v1/LoginRequest.ts';
import type { User as _pandex_user_v1_User, User__Output as _pandex_user_v1_User__Output } from './pandex/user/v1/User.ts';
import type { UserServiceClient as _pandex_user_v1_UserServiceClient, UserServiceDefinition as _pandex_user_v1_UserServiceDefinition } from './pandex/user/v1/UserService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  pandex: {
    user: {
      v1: {
        GetInfoRequest: MessageTypeDefinition<_pandex_user_v1_GetInfoRequest, _pandex_user_v1_GetInfoRequest__Output>
        GetSessionRequest: MessageTypeDefinition<_pandex_user_v1_GetSessionRequest, _pandex_user_v1_GetSessionRequest__Output>
        LoginReply: MessageTypeDefinition<_pandex_user_v1_LoginReply, _pandex_user_v1_LoginReply__Output>
        LoginRequest: MessageTypeDefinition<_pandex_user_v1_LoginRequest, _pandex_user_v1_LoginRequest__Output>
        User: MessageTypeDefinition<_pandex_user_v1_User, _pandex_user_v1_User__Output>
        UserService: SubtypeConstructor<typeof grpc.Client, _pandex_user_v1_UserServiceClient> & { service: _pandex_user_v1_UserServiceDefinition }
      }
    }
  }
}

